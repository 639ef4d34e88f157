/** Pixels, colours and PNG encoding. */
import { PNG } from "pngjs";

/** Width and height of a picture in pixels. */
export const pictureSize = 160;

/** Channels from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Converts hue (degrees), saturation and lightness (0 to 1) to a colour, like hsl() in CSS. */
export function hsl(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** Opaque pixels, by default a square of the size of a commune's picture. */
export class Canvas {
  readonly #png: PNG;

  constructor(background: Colour, size = { width: pictureSize, height: pictureSize }) {
    this.#png = new PNG(size);
    const [red, green, blue] = background;
    const { data } = this.#png;
    for (let at = 0; at < data.length; at += 4) {
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = 255;
    }
  }

  /** Blends a colour over a pixel; `cover` ranges from 0 (transparent) to 1 (opaque). */
  blend(x: number, y: number, [red, green, blue]: Colour, cover: number): void {
    const { data, width } = this.#png;
    if (cover <= 0 || x < 0 || x >= width) return;
    const at = (y * width + x) * 4;
    data[at] = (data[at] ?? 0) * (1 - cover) + red * cover;
    data[at + 1] = (data[at + 1] ?? 0) * (1 - cover) + green * cover;
    data[at + 2] = (data[at + 2] ?? 0) * (1 - cover) + blue * cover;
  }

  /** Encodes the canvas as a PNG file. */
  encode(): Buffer {
    return PNG.sync.write(this.#png, { colorType: 2, filterType: 0, deflateStrategy: 0 });
  }
}
