/** Composes the comments of the demo feedback from sentences. */
import { lookAlikeSentences, personalSentences, personalValues } from "./feedbackPersonalData";
import { closings, generalSentences, outageSentences, type Tone } from "./feedbackSentences";
import { topics } from "./feedbackTopics";
import type { Random } from "./random";

/** The subject of a comment. */
export interface CommentSubject {
  readonly ags: string;
  readonly serviceId: string;
  readonly tone: Tone;
  /** Whether it is about the outage. */
  readonly isOut: boolean;
  /** Index from 0; distributes personal data and lookalikes. */
  readonly index: number;
}

const personalEvery = 4;
const lookAlikeEvery = 9;

const vehicleServices = /^(?:ikfz|zw|parken)-/;

function personalSentence({ ags, serviceId, tone, index }: CommentSubject, random: Random): string {
  const isAboutVehicles = vehicleServices.test(serviceId);
  const mood = tone === "good" ? "content" : "discontent";
  const fitting = personalSentences.filter(
    (each) => (each.tone ?? mood) === mood && (each.isAboutVehicles ?? false) === isAboutVehicles,
  );
  const { text } = fitting[Math.floor(index / personalEvery) % fitting.length] ?? random.pick(fitting);
  const values = personalValues(ags, random);
  return text.replaceAll(/\{(\w+)\}/g, (_slot, name: string) => values[name] ?? "");
}

const typos: readonly (readonly [string, string])[] = [
  ...([
    ["nicht", "nciht"],
    ["und", "udn"],
    ["Antrag", "Antarg"],
    ["wieder", "weider"],
  ] as const),
  ...([
    ["dass", "das"],
    ["ß", "ss"],
    ["Seite", "Siete"],
    ["habe", "hab"],
    ["ü", "ue"],
  ] as const),
];

/** Varies the typing of a comment: most are unchanged, some in lower case, without full stops or with a typo. */
function typed(sentences: readonly string[], random: Random): readonly string[] {
  if (random.chance(0.14)) return sentences.map((sentence) => sentence.toLowerCase().replace(/\.$/, ""));
  if (!random.chance(0.14)) return sentences;
  const [right, wrong] = random.pick(typos);
  return sentences.map((sentence) => sentence.replace(right, wrong));
}

/** Number of sentences: one or two, sometimes many. */
function lengthOf(random: Random): number {
  return random.pick([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, random.int(4, 6)]);
}

/** Composes a comment. */
export function composeComment(subject: CommentSubject, random: Random): string {
  const { serviceId, tone, isOut, index } = subject;
  const topical = topics.flatMap(({ services, [tone]: sentences }) =>
    services.some((prefix) => serviceId.startsWith(prefix)) ? sentences : [],
  );
  const first = isOut
    ? outageSentences
    : topical.length > 0 && random.chance(0.6)
      ? topical
      : generalSentences[tone];
  const sentences = [
    ...new Set([random.pick(first), ...random.sample(generalSentences[tone], lengthOf(random) - 1)]),
  ];
  const parts = [...typed(sentences, random)];
  if (index % personalEvery === 0) parts.push(personalSentence(subject, random));
  else if (index % lookAlikeEvery === 1) {
    parts.push(lookAlikeSentences[Math.floor(index / lookAlikeEvery) % lookAlikeSentences.length] ?? "");
  }
  if (random.chance(0.3)) parts.push(random.pick(closings[tone]));
  return parts.join(random.pick([" ", " ", " ", " ", " ", "\n", "\n\n"]));
}
