/*
 * npm run help:pictures [name …]: takes the pictures of the help from the demo data of the built app, in both languages.
 * Fails if a screen does not show what its picture is for.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { findChromium } from "../tests/support/programs.mjs";
import { pictures } from "./help/pictures.mjs";

const folder = resolve("src/help/pictures");
const viewport = { width: 1280, height: 800 };
const bytesMax = 60_000;
/** The time of server and browser: the demo data is generated for it. */
const fixedTime = "2026-11-25T10:00:00+01:00";
const fixedClock = pathToFileURL(resolve("scripts/help/fixedClock.mjs")).href;
const password = "Probelauf-2025!";
const readyLine = /^ {2}Service Management is ready at (\S+)$/m;

/** Starts the built server with demo data in a temporary folder. */
async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), "sm-help-"));
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, [resolve("dist/server/main.mjs"), "--demo"], {
    cwd: dataDir,
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PORT: "0",
      // Options of the environment also apply to the thread of the database.
      NODE_OPTIONS: `--import=${fixedClock}`,
      FIXED_TIME: fixedTime,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((done) => server.once("close", done));
  let output = "";
  const ready = new Promise((done) => {
    server.stdout.setEncoding("utf8").on("data", (text) => {
      output = (output + text).slice(-100_000);
      const [, address] = readyLine.exec(output) ?? [];
      if (address) done(address);
    });
  });
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url === null) throw new Error(`The server did not start. Run npm run build first.\n${output}`);
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Logs in, and returns the token of the session. */
async function tokenOf(url, username) {
  const response = await fetch(`${url}/mgt/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query:
        "mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { token } }",
      variables: { username, password },
    }),
  });
  const { data } = await response.json();
  if (!data?.login) throw new Error(`The demo account ${username} could not log in.`);
  return data.login.token;
}

/** Waits until the screen shows the words, wherever they are. */
async function waitForWords(page, expected) {
  for (const word of expected) {
    const found = page
      .getByText(word)
      .or(page.getByRole("button", { name: word }))
      .or(page.getByLabel(word));
    await found.filter({ visible: true }).first().waitFor();
  }
}

/** Waits until fonts and images are there, and the screen is painted. Live lists keep a request open, so no idle network. */
async function waitForImages(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], main .chakra-skeleton'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The area of the content without the navigation, as far as it fits. */
async function areaOf(page, isWhole) {
  const box = isWhole ? null : await page.getByRole("main").boundingBox();
  if (!box) return { x: 0, y: 0, ...viewport };
  const x = Math.max(0, Math.round(box.x));
  const y = Math.max(0, Math.round(box.y));
  const bottom = Math.min(viewport.height, Math.round(box.y + box.height));
  return { x, y, width: Math.min(viewport.width - x, Math.round(box.width)), height: bottom - y };
}

/** Takes the picture, with less quality if it is too large. */
async function capture(page, clip) {
  const client = await page.context().newCDPSession(page);
  for (const quality of [80, 65, 50, 35]) {
    const { data } = await client.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      clip: { ...clip, scale: 1 },
    });
    const content = Buffer.from(data, "base64");
    if (content.length <= bytesMax) return content;
  }
  throw new Error(`The picture has more than ${bytesMax} bytes.`);
}

async function take(browser, url, token, language, picture) {
  const context = await browser.newContext({
    viewport,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: language === "de" ? "de-DE" : "en-GB",
    timezoneId: "Europe/Berlin",
    baseURL: url,
  });
  await context.addInitScript(
    ([storedToken, storedLanguage]) => {
      if (storedToken) localStorage.setItem("token", storedToken);
      localStorage.setItem("language", storedLanguage);
    },
    [token, language],
  );
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(fixedTime);
    page.setDefaultTimeout(20_000);
    await page.goto(picture.path);
    await picture.act?.(page, (german, english) => (language === "de" ? german : english));
    await waitForWords(page, picture.shows[language]);
    await page.mouse.move(0, 0);
    await waitForImages(page);
    if (picture.hides) {
      const hidden = page.getByText(picture.hides).first();
      // With the icon beside it.
      await hidden.evaluate((element) => (element.parentElement.style.visibility = "hidden"));
    }
    const clip = await areaOf(page, picture.isWhole || !token);
    const content = await capture(page, clip);
    await mkdir(join(folder, language), { recursive: true });
    await writeFile(join(folder, language, `${picture.name}.webp`), content);
    return { width: clip.width, height: clip.height };
  } finally {
    await context.close();
  }
}

const only = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => only.length === 0 || only.includes(name));
const sizesFile = join(folder, "sizes.json");
const sizes = only.length === 0 ? {} : JSON.parse(readFileSync(sizesFile, "utf8"));
const failures = [];
const demo = await startDemo();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const tokens = {};
  for (const role of ["admin", "support", "member"]) tokens[role] = await tokenOf(demo.url, role);
  for (const picture of wanted) {
    for (const language of ["de", "en"]) {
      const file = `${language}/${picture.name}.webp`;
      try {
        sizes[file] = await take(browser, demo.url, tokens[picture.role], language, picture);
        console.log(`✓ ${file}`);
      } catch (error) {
        failures.push(file);
        console.error(`✗ ${file}: ${error.message}`);
      }
    }
  }
} finally {
  await browser.close();
  await demo.stop();
}
const sorted = Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
await mkdir(folder, { recursive: true });
await writeFile(sizesFile, `${JSON.stringify(sorted, null, 2)}\n`);
if (failures.length > 0) process.exitCode = 1;
