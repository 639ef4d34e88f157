/** Lazy popovers: code loads on intent, and the focus moves in and back. */
import { Button } from "@chakra-ui/react";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { lazyOverlay } from "#ui/lazyOverlay";
import { LazyPopover } from "#ui/LazyPopover";
import { MoreActions } from "#ui/MoreActions";
import { useOpener, type Opened } from "#ui/useOpener";
import { renderPart } from "../support/renderPart";

const popover = (
  <LazyPopover label="Filter" renderButton={(opener) => <Button {...opener}>Öffnen</Button>}>
    {(close) => (
      <>
        <input aria-label="Eins" />
        <button type="button" onClick={close}>
          Fertig
        </button>
      </>
    )}
  </LazyPopover>
);
const opener = () => screen.getByRole("button", { name: "Öffnen" });
const focused = () => document.activeElement;
const Arrived = ({ contentId }: Opened) => <p id={contentId}>Da</p>;

test("Lazy popover: reports code that fails to load, and the next press retries", async () => {
  let isOffline = true;
  const Panel = lazyOverlay(async () => {
    if (isOffline) throw new Error("offline");
    return Arrived;
  });
  function Opener() {
    const { opened, isUsed, button } = useOpener("dialog", Panel.intent);
    return (
      <>
        <Button {...button}>Öffnen</Button>
        {isUsed && <Panel {...opened} />}
      </>
    );
  }
  const user = userEvent.setup();
  const { ui } = renderPart(<Opener />);
  await user.click(opener());
  await waitFor(() => expect(ui.toasts.shown.get()).toMatchObject([{ tone: "error" }]));
  expect(opener().getAttribute("aria-expanded")).toBe("false");
  isOffline = false;
  await user.click(opener());
  await screen.findByText("Da");
});

test("Lazy popover: a popover opens on click with the focus on its first control; Escape closes only it", async () => {
  const user = userEvent.setup();
  const onEscape = vi.fn();
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  renderPart(<div onKeyDown={({ key }) => key === "Escape" && onEscape()}>{popover}</div>);
  expect(opener().getAttribute("aria-haspopup")).toBe("dialog");
  expect(opener().getAttribute("aria-expanded")).toBe("false");
  await user.click(opener());
  const panel = await screen.findByRole("dialog", { name: "Filter" });
  expect(opener().getAttribute("aria-expanded")).toBe("true");
  expect(opener().getAttribute("aria-controls")).toBe(panel.id);
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText("Eins")));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(focused()).toBe(opener()));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onEscape).not.toHaveBeenCalled();
});

test("Lazy popover: a popover opens by keyboard, closes from within and by its button", async () => {
  const user = userEvent.setup();
  renderPart(popover);
  opener().focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("button", { name: "Fertig" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(focused()).toBe(opener()));
  await user.click(opener());
  await screen.findByRole("dialog");
  await user.click(opener());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

function renderMenu() {
  const chosen: string[] = [];
  const action = (value: string) => ({ value, content: value, onSelect: () => chosen.push(value) });
  const actions = [action("Ändern"), { ...action("Sperren"), "aria-disabled": true }, action("Löschen")];
  renderPart(<MoreActions label="Öffnen" icon="…" actions={actions} />);
  return { user: userEvent.setup(), chosen };
}
const highlighted = () => document.querySelector("[data-highlighted]")?.textContent;

test("Lazy popover: a menu works by keyboard: arrows, End and letters move, Enter selects, Escape closes", async () => {
  const { user, chosen } = renderMenu();
  opener().focus();
  await user.keyboard("{Enter}");
  const menu = await screen.findByRole("menu", { name: "Öffnen" });
  await waitFor(() => expect(focused()).toBe(menu));
  expect(highlighted()).toBe("Ändern");
  await user.keyboard("{End}");
  await waitFor(() => expect(highlighted()).toBe("Löschen"));
  await user.keyboard("s");
  await waitFor(() => expect(highlighted()).toBe("Sperren"));
  await user.keyboard("{Enter}");
  expect(chosen).toEqual([]);
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(chosen).toEqual(["Löschen"]);
  await waitFor(() => expect(focused()).toBe(opener()));

  await user.keyboard("{Enter}");
  await screen.findByRole("menu");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(focused()).toBe(opener()));
  expect(screen.queryByRole("menu")).toBeNull();
});

test("Lazy popover: a popover closes when the focus leaves it, even before the next frame", async () => {
  const user = userEvent.setup();
  renderPart(
    <>
      {popover}
      <button type="button">Danach</button>
    </>,
  );
  await user.click(opener());
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText("Eins")));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(focused()).toBe(opener()));
  const frames = holdFrames();
  await user.keyboard("{Enter}");
  await waitFor(() => {
    frames.runNext();
    expect(focused()).toBe(screen.getByLabelText("Eins"));
  });
  await user.keyboard("{Tab}{Tab}");
  expect(focused()).toBe(screen.getByRole("button", { name: "Danach" }));
  frames.release();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(focused()).toBe(screen.getByRole("button", { name: "Danach" }));
});

/** Holds animation frames back, so that the keys after the first focus come before all that is deferred. */
function holdFrames() {
  let held: FrameRequestCallback[] = [];
  const runNext = () => held.shift()?.(performance.now());
  const request = vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    held.push(callback);
    return 0;
  });
  return {
    runNext,
    release() {
      request.mockRestore();
      const late = held;
      held = [];
      for (const callback of late) callback(performance.now());
    },
  };
}
