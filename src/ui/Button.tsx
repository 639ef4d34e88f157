import type { ComponentProps } from "react";
import { buttonClass, type ButtonLook } from "./buttonClass";

type ButtonProps = ButtonLook & Omit<ComponentProps<"button">, "className">;

/** A button behind the login. */
export function Button({ variant, size, isIconOnly, ...props }: ButtonProps) {
  return <button type="button" {...props} className={buttonClass({ variant, size, isIconOnly })} />;
}
