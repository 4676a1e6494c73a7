/** Every message and body that server and client exchange. Written by `python -m cardwright.wire.typescript`. */

export const VERSION = 1;

export interface Sitting {
  name: string;
  player: string;
  face: string;
  bot: string;
  here: boolean;
  rating: number | null;
  change: number | null;
  deadline: number | null;
  stand_in: string;
  out: boolean;
  claim: number | null;
}

export interface Told {
  word: string;
  seat: number;
  numbers?: Readonly<Record<string, number>>;
  text?: string;
}

export interface Offer {
  action: number;
  text: string;
  parts: Readonly<Record<string, unknown>>;
}

export interface OpenQuestion {
  number: number;
  kind: string;
  legal: readonly Offer[];
  least?: number;
  most?: number;
  sealed?: boolean;
  optional?: boolean;
}

export interface Shuffle {
  commitment: string;
  salts?: readonly string[];
  secret?: string;
}

export interface CardChanges {
  cards: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  told: readonly string[];
}

export interface Rules {
  variant: string;
  options: Readonly<Record<string, number | boolean | string>>;
  cards: string;
  changes: CardChanges | null;
}

export interface Look {
  type: 'view';
  table: string;
  game: string;
  status: string;
  seat: number;
  number: number;
  now: number;
  seats: readonly Sitting[];
  onlookers: number;
  position: unknown;
  events: readonly Told[];
  heard: number;
  afresh: boolean;
  asked: readonly number[];
  question: OpenQuestion | null;
  shuffle: Shuffle;
  rated: boolean;
  undo: string;
  rules: Rules | null;
  wants: number | null;
  result: readonly number[] | null;
  reason: string;
  rematch: string;
  shown: unknown;
  kind: string;
  leaving: string;
  places: readonly number[] | null;
  hosts: boolean;
  abort: boolean;
}

export interface Watch {
  type: 'watch';
  id: number;
  table: string;
  heard?: number;
  number?: number;
  salt?: string;
  invite?: string;
  position?: boolean;
}

export interface Unwatch {
  type: 'unwatch';
  id: number;
  table: string;
}

export interface Act {
  type: 'act';
  id: number;
  table: string;
  question: number;
  action?: number | null;
  text?: string;
}

export interface Concede {
  type: 'concede';
  id: number;
  table: string;
}

export interface Abort {
  type: 'abort';
  id: number;
  table: string;
}

export interface Claim {
  type: 'claim';
  id: number;
  table: string;
}

export interface ReportPlayer {
  type: 'report';
  id: number;
  table: string;
  player: string;
  reason: string;
}

export interface StandIn {
  type: 'stand in';
  id: number;
  table: string;
  on: boolean;
}

export interface TakeBack {
  type: 'take back';
  id: number;
  table: string;
}

export interface Consent {
  type: 'consent';
  id: number;
  table: string;
  yes: boolean;
}

export interface Say {
  type: 'say';
  id: number;
  table: string;
  text?: string;
  emote?: string;
}

export interface Preview {
  type: 'preview';
  id: number;
  table: string;
  question: number;
  action: number;
}

export interface Why {
  type: 'why';
  id: number;
  table: string;
  action?: number | null;
  text?: string;
}

export interface Hint {
  type: 'hint';
  id: number;
  table: string;
  question: number;
}

export interface Rematch {
  type: 'rematch';
  id: number;
  table: string;
}

export interface Lobby {
  type: 'lobby';
  id: number;
  on?: boolean;
}

export interface Compare {
  type: 'compare';
  id: number;
  game: string;
  variant?: string;
  options?: Readonly<Record<string, number | boolean | string>>;
  cards?: Readonly<Record<string, unknown>>;
  deck?: string;
  precision?: number;
}

export interface StopComparing {
  type: 'stop comparing';
  id: number;
  report?: boolean;
}

export interface Ping {
  type: 'ping';
  id: number;
}

export interface Welcome {
  type: 'welcome';
  version: number;
  player: string;
  name: string;
  now: number;
}

export interface Done {
  type: 'done';
  id: number;
  repeated: boolean;
}

export interface Refused {
  type: 'refused';
  id: number;
  reason: string;
  closed: boolean;
}

export interface Locked {
  type: 'locked';
  table: string;
  number: number;
  seat: number;
  asked: readonly number[];
}

export interface Said {
  type: 'said';
  table: string;
  player: string;
  name: string;
  at: number;
  text: string;
  emote: string;
}

export interface Outcome {
  worlds: number;
  events: readonly Told[];
  position: unknown;
  result: readonly number[] | null;
  shown: unknown;
}

export interface Foreseen {
  type: 'foreseen';
  id: number;
  worlds: number;
  outcomes: readonly Outcome[];
  assumed: string;
}

export interface Because {
  type: 'because';
  id: number;
  reason: string;
}

export interface Alternative {
  action: number;
  text: string;
  words: string;
  chance: number;
}

export interface Hinted {
  type: 'hinted';
  id: number;
  action: number;
  text: string;
  what: string;
  why: string;
  changes: readonly string[];
  chance: number | null;
  line: readonly string[];
  others: readonly Alternative[];
}

export interface OpenTable {
  table: string;
  game: string;
  variant: string;
  rated: boolean;
  status: string;
  seats: readonly string[];
  created: number;
}

export interface Tables {
  type: 'tables';
  tables: readonly OpenTable[];
}

export interface Matched {
  type: 'matched';
  table: string;
}

export interface Offered {
  type: 'offered';
  table: string;
  next: string;
  name: string;
}

export interface Challenged {
  type: 'challenged';
  table: string;
  game: string;
  invite: string;
  name: string;
}

export interface Comparing {
  type: 'comparing';
  request: number;
  ahead: number;
  pairs: number;
  difference: number;
  low: number;
  high: number;
  answer: string;
  seconds: number;
}

export interface Compared {
  type: 'compared';
  id: number;
  answer: string;
  settled: boolean;
  report: string;
}

export interface Pong {
  type: 'pong';
  id: number;
  now: number;
}

export interface Closing {
  type: 'closing';
  reason: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface LoginCredentials {
  name: string;
  password: string;
  code?: string;
}

export interface FirstCode {
  code: string;
}

export interface FactorRemoval {
  password: string;
  code: string;
}

export interface NewName {
  name: string;
}

export interface NewFace {
  face: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Confirmation {
  password?: string;
}

export interface Me {
  player: string;
  name: string;
  guest: boolean;
  moderator: boolean;
  face: string;
}

export interface Entered {
  player: string;
  name: string;
  guest: boolean;
  moderator: boolean;
  face: string;
  token: string;
}

export interface FactorState {
  on: boolean;
  codes: number;
}

export interface Enrolment {
  secret: string;
  address: string;
  picture: string;
}

export interface RecoveryCodes {
  codes: readonly string[];
}

export interface RecoveryCode {
  code: string;
}

export interface Recovery {
  name: string;
  password: string;
  code: string;
}

export interface SessionSeen {
  session: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

export interface Better {
  text: string;
  words: string;
  worth: number;
}

export interface Mistake {
  step: number;
  seat: number;
  size: 'blunder' | 'mistake' | 'slip';
  lost: number;
  taken: Better;
  best: Better;
  line: readonly string[];
  why: string;
  others: readonly Better[];
}

export interface Swing {
  seat: number;
  first: number;
  last: number;
  before: number;
  after: number;
}

export interface SeatAnalysis {
  seat: number;
  curve: readonly (readonly [number, number])[];
  blunders: number;
  mistakes: number;
  slips: number;
}

export interface MatchAnalysis {
  seats: readonly SeatAnalysis[];
  turning_points: readonly Swing[];
  mistakes: readonly Mistake[];
  budget: string;
}

export interface AnalysisState {
  state: 'done' | 'failed' | 'none' | 'running' | 'waiting';
  judged: number;
  count: number;
  ahead: number;
  problem: string;
  analysis: MatchAnalysis | null;
}

export interface Problem {
  reason: string;
  needs?: string;
}

export interface DeckText {
  name: string;
  text: string;
}

export interface DoubtfulLine {
  line: string;
  problem: string;
  near: readonly string[];
}

export interface DeckRead {
  text: string;
  code: string;
  doubts: readonly DoubtfulLine[];
}

export interface DeckKept {
  deck: string;
  game: string;
  name: string;
  text: string;
  problems: readonly string[];
  updated: number;
}

export interface EmailState {
  possible: boolean;
  address: string;
  waiting: string;
}

export interface EmailAddress {
  address: string;
}

export interface NewEmail {
  address: string;
  password: string;
}

export interface EmailCode {
  code: string;
}

export interface RecoveryWays {
  email: boolean;
}

export interface FriendFacts {
  player: string;
  name: string;
  state: string;
  online: boolean;
  table: string;
  face: string;
}

export interface NewFriend {
  name?: string;
  player?: string;
}

export interface BotFacts {
  name: string;
  level: string;
  temper: string;
}

export interface GameFacts {
  name: string;
  title: string;
  blurb: string;
  minutes: number;
  least_seats: number;
  most_seats: number;
  decks: boolean;
  variants: readonly string[];
  lab: boolean;
}

export interface Term {
  word: string;
  text: string;
  rule: string;
}

export interface GameDetails {
  name: string;
  title: string;
  cards: readonly (Readonly<Record<string, unknown>>)[];
  options: readonly (Readonly<Record<string, unknown>>)[];
  starters: Readonly<Record<string, string>>;
  events: Readonly<Record<string, readonly string[]>>;
  rules: string;
  glossary: readonly Term[];
  lesson: readonly (readonly string[])[] | null;
}

export interface NewTable {
  game: string;
  kind?: string;
  variant?: string;
  options?: Readonly<Record<string, number | boolean | string>>;
  cards?: Readonly<Record<string, unknown>>;
  seats?: number;
  rated?: boolean;
  clock?: boolean;
  bots?: readonly string[];
  seat?: number | null;
  deck?: string;
  salt?: string;
  leaving?: string;
  stand_in?: string;
  onlookers?: boolean;
  challenge?: string;
}

export interface Join {
  invite?: string;
  deck?: string;
  salt?: string;
  seat?: number | null;
}

export interface PutBot {
  seat: number;
  bot: string;
}

export interface Invitation {
  table: string;
  game: string;
  maker: string;
  seats: number;
  free: number;
  status: string;
  onlookers: boolean;
  changes: CardChanges | null;
}

export interface QuickFacts {
  online: number;
  searching: Readonly<Record<string, number>>;
  waits: Readonly<Record<string, number>>;
}

export interface Quick {
  game: string;
  rated?: boolean;
  deck?: string;
  salt?: string;
  seats?: number | null;
  fill?: boolean;
}

export interface Seated {
  table: string;
  seat: number;
  begun: boolean;
  invite: string;
  commitment: string;
}

export interface Mine {
  table: string;
  game: string;
  status: string;
  seats: readonly string[];
  seat: number;
  created: number;
  result: readonly number[] | null;
  kind: string;
  left: boolean;
  reason: string;
}

export interface ReasonGiven {
  why: string;
}

export interface MuteFor {
  why: string;
  hours: number;
}

export interface UnderReview {
  player: string;
  name: string;
  guest: boolean;
  moderator: boolean;
  banned: string;
  muted_until: number;
}

export interface SpokenLine {
  at: number;
  name: string;
  text: string;
  emote: string;
}

export interface ReportShown {
  report: string;
  at: number;
  open: boolean;
  reporter: string;
  reporter_name: string;
  accused: UnderReview;
  reason: string;
  table: string;
  game: string;
  status: string;
  ended: string;
  talk: readonly SpokenLine[];
}

export interface DeedShown {
  at: number;
  by: string;
  deed: string;
  player: string;
  name: string;
  why: string;
  report: string;
}

export interface Standing {
  place: number;
  player: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
  face: string;
}

export interface Rated {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface PlayerFacts {
  player: string;
  name: string;
  face: string;
  guest: boolean;
  ratings: readonly Rated[];
  played: readonly Mine[];
}

export interface Step {
  number: number;
  seat: number | null;
  action: string;
  events: readonly Told[];
  position: unknown;
  shown: unknown;
}

export interface Steps {
  table: string;
  game: string;
  seat: number | null;
  players: readonly string[];
  bots: readonly string[];
  mine: number | null;
  total: number;
  steps: readonly Step[];
  result: readonly number[] | null;
  changes: CardChanges | null;
}

export interface Proof {
  table: string;
  commitment: string;
  secret: string;
  salts: readonly string[];
  ended: number | null;
  conceded: number | null;
}

export interface ReplayFile {
  cardwright: number;
  game: string;
  options: Readonly<Record<string, number | boolean | string>>;
  cards: string;
  rules: string;
  seed: number | string;
  seats: number;
  players: readonly string[];
  start: unknown;
  decks: readonly string[];
  moves: readonly (readonly [number, number])[];
  marks: Readonly<Record<string, string>>;
  result: readonly number[] | null;
  proof: Proof;
  changes: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
}

export interface PlayOn {
  step: number;
  seat: number;
  kind?: string;
  bots?: readonly string[];
}

export type Request = Watch | Unwatch | Act | Concede | Abort | Claim | ReportPlayer | StandIn | TakeBack | Consent | Say | Preview | Why | Hint | Rematch | Lobby | Compare | StopComparing | Ping;

export type Sent = Welcome | Look | Locked | Done | Refused | Said | Foreseen | Because | Hinted | Tables | Matched | Offered | Challenged | Comparing | Compared | Pong | Closing;
