import { ListLink, type ListLinkProps } from "#lists/ListLink";
import { bookingList, type BookingSearch } from "./bookingSearch";

/** Link to another state of the list of bookings on screen, such as an open booking or a filter. */
export function BookingLink(link: ListLinkProps<BookingSearch>) {
  return <ListLink codec={bookingList} {...link} />;
}
