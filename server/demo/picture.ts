/**
 * Placeholders for the pictures that communes upload: a row of gables, towers and domes against a pale sky, in one hue.
 * The same AGS always gives the same picture.
 */
import { Canvas, hsl, pictureSize, type Colour } from "./canvas";
import { randomOf, type Random } from "./random";

/** Hues in degrees that go well with each other and with the accent colour. */
const hues = [214, 196, 172, 150, 110, 42, 22, 6, 340, 250];

/** Roof height above the eaves at a position from 0 (left wall) to 1 (right wall), as a fraction of the house width. */
type Roof = (place: number) => number;

const roofs: readonly Roof[] = [
  // gable
  (place) => 0.55 * (1 - Math.abs(2 * place - 1)),
  // stepped gable
  (place) => 0.15 * (Math.min(2, Math.floor(place * 5), Math.floor((1 - place) * 5)) + 1),
  // dome
  (place) => 0.42 * Math.sqrt(Math.max(0, 1 - (2 * place - 1) ** 2)),
  // hip roof
  (place) => Math.min(0.3, 1.1 * place, 1.1 * (1 - place)),
  // spire on a tower
  (place) => 2.1 * (1 - Math.abs(2 * place - 1)) ** 1.25,
];
const spire = roofs.length - 1;

interface House {
  readonly left: number;
  readonly width: number;
  readonly eaves: number;
  readonly roof: Roof;
  readonly colour: Colour;
}

/** Builds houses from edge to edge. All lengths are fractions of the picture width. */
function row(
  random: Random,
  heights: readonly [number, number],
  widths: readonly [number, number],
  tone: () => Colour,
) {
  const houses: House[] = [];
  let left = -0.06;
  let towers = 0;
  while (left < 1) {
    const isTower = towers === 0 && left > 0.1 && left < 0.7 && random.chance(0.4);
    const width = isTower ? 0.13 : widths[0] + random.next() * (widths[1] - widths[0]);
    const height = heights[0] + random.next() * (heights[1] - heights[0]);
    const roof = roofs[isTower ? spire : random.int(0, spire - 1)];
    if (roof === undefined) throw new RangeError("No such roof");
    if (isTower) towers += 1;
    houses.push({ left, width, eaves: 1 - height - (isTower ? 0.1 : 0), roof, colour: tone() });
    left += width - 0.005;
  }
  return houses;
}

/**
 * Top edge of a house within the pixel column from x to x + 1, sampled four times for antialiasing. In pixels from the
 * top of the picture; Infinity beside the house.
 */
function topEdges(house: House, x: number): number[] {
  const edges: number[] = [];
  for (let step = 0.125; step < 1; step += 0.25) {
    const place = ((x + step) / pictureSize - house.left) / house.width;
    edges.push(
      place < 0 || place > 1 ? Infinity : (house.eaves - house.width * house.roof(place)) * pictureSize,
    );
  }
  return edges;
}

function drawSun(canvas: Canvas, random: Random, colour: Colour): void {
  const radius = 12;
  const centreX = (0.18 + 0.64 * random.next()) * pictureSize;
  const centreY = (0.15 + 0.08 * random.next()) * pictureSize;
  for (let y = Math.floor(centreY - radius); y <= centreY + radius; y += 1) {
    for (let x = Math.floor(centreX - radius); x <= centreX + radius; x += 1) {
      const distance = Math.hypot(x + 0.5 - centreX, y + 0.5 - centreY);
      canvas.blend(x, y, colour, Math.min(1, radius - distance + 0.5));
    }
  }
}

function drawHouse(canvas: Canvas, house: House): void {
  const from = Math.max(0, Math.floor(house.left * pictureSize));
  const to = Math.min(pictureSize, Math.ceil((house.left + house.width) * pictureSize));
  for (let x = from; x < to; x += 1) {
    const edges = topEdges(house, x);
    for (let y = Math.floor(Math.min(...edges)); y < pictureSize; y += 1) {
      const cover =
        edges.reduce((sum, edge) => sum + Math.max(0, Math.min(1, y + 1 - edge)), 0) / edges.length;
      canvas.blend(x, y, house.colour, cover);
    }
  }
}

function drawWindows(canvas: Canvas, house: House, colour: Colour): void {
  const [width, height, gap] = [7, 9, 14];
  const wall = house.width * pictureSize;
  const columns = Math.max(1, Math.floor(wall / (width + gap)));
  const pitch = wall / columns;
  for (let column = 0; column < columns; column += 1) {
    const left = Math.round(house.left * pictureSize + pitch * (column + 0.5) - width / 2);
    for (
      let top = Math.round(house.eaves * pictureSize) + 7;
      top + height < pictureSize - 6;
      top += height + gap
    ) {
      for (let y = top; y < top + height; y += 1) {
        for (let x = left; x < left + width; x += 1) canvas.blend(x, y, colour, 0.34);
      }
    }
  }
}

/** Draws the picture of a commune. Returns a PNG file of 160 by 160 pixels. */
export function drawPicture(ags: string): Buffer {
  const random = randomOf("picture", ags);
  const hue = random.pick(hues);
  const light = hsl(hue, 0.35, 0.95);
  const canvas = new Canvas(hsl(hue, 0.3, 0.83));
  drawSun(canvas, random, light);
  const far = row(random, [0.44, 0.56], [0.13, 0.2], () => hsl(hue, 0.22, 0.65 + 0.05 * random.next()));
  for (const house of far) drawHouse(canvas, house);
  const near = row(random, [0.22, 0.4], [0.2, 0.3], () => hsl(hue, 0.25, 0.36 + 0.13 * random.next()));
  for (const house of near) {
    drawHouse(canvas, house);
    drawWindows(canvas, house, light);
  }
  return canvas.encode();
}
