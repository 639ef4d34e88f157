import type { ComponentProps } from "react";
import "./Skeleton.css";

interface SkeletonProps {
  /** Of the text, as CSS has it. */
  readonly width: string;
  readonly height?: string;
}

/** A grey bar in the place of a text that is on its way. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} />;
}

/** Keeps its content back for the first 150 ms, in which most answers arrive. */
export function AfterAMoment({ className = "", ...props }: ComponentProps<"div">) {
  return <div {...props} className={`after-a-moment ${className}`} />;
}
