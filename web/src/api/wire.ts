// Made from the server's types by python -m tools.wire_types.

/**
 * Act, answering the moment ``seq``.
 *
 *     ``actions`` is the whole turn so far. As long as it can go on without chance or a reveal it is
 *     a draft: answered with `Draft`, seen by nobody else, stored nowhere. Sending fewer actions
 *     undoes the others. Once the turn ends it is played, once, however often it is sent.
 */
export interface Play {
  type: "play";
  id: string;
  seq: number;
  /**
   * @maxItems 64
   */
  actions: string[];
}
/**
 * Ask what an action would lead to, in a game that hides nothing.
 */
export interface Preview {
  type: "preview";
  seq: number;
  action: string;
  id?: string | null;
}
/**
 * Look with the eyes of another seat of one's own; null: as a spectator (a closed curtain).
 */
export interface Look {
  type: "look";
  seat: number | null;
  id?: string | null;
}
/**
 * Chat: one of both.
 */
export interface Say {
  type: "say";
  text?: string | null;
  phrase?: string | null;
  id?: string | null;
}
/**
 * Ask the others; alone with bots it is done at once.
 */
export interface Propose {
  type: "propose";
  what: "back" | "bot" | "stop";
  seat?: number | null;
  id?: string | null;
}
/**
 * Agree to a proposal or not; with *no* whoever asked withdraws it.
 */
export interface Answer {
  type: "answer";
  proposal: number;
  yes: boolean;
  id?: string | null;
}
/**
 * Give up the seat one looks through.
 */
export interface Resign {
  type: "resign";
  id?: string | null;
}
/**
 * Take the win, with two players, from an opponent whose time ran out.
 */
export interface Claim {
  type: "claim";
  id?: string | null;
}
/**
 * Take one's seat back from the bot that stands in.
 */
export interface Return {
  type: "return";
  id?: string | null;
}
/**
 * Ask what the strongest bot would do; only against bots, and the table is not rated.
 *
 *     ``actions`` is the draft so far, as in `Play`: the hint is how to go on from there.
 */
export interface Hint {
  type: "hint";
  /**
   * @maxItems 64
   */
  actions?: string[];
  id?: string | null;
}
/**
 * Ask for a `Pong`.
 */
export interface Ping {
  type: "ping";
  at?: number;
}
/**
 * Everything there is to know now, through the eyes of ``eyes``.
 */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  table: TableInfo;
  eyes: number | null;
  mine: number[];
  view: unknown;
  legal: Choice[];
  log: Step[];
  chat: ChatLine[];
  proposals: Proposal[];
  clock: Clock | null;
  outcome: Outcome | null;
  last_turn: number;
}
/**
 * What everybody may know about a table.
 */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules: number;
  players: number;
  options: {
    [k: string]: number | string | boolean;
  };
  status: "closed" | "over" | "playing" | "waiting";
  public: boolean;
  pace: Pace;
  memory_aid: boolean;
  chat: "free" | "off" | "phrases";
  rated: boolean;
  host: string | null;
  hot_seat: boolean;
  created: number;
  seats: SeatInfo[];
  started: number | null;
  ended: number | null;
  rematch: string | null;
  watching: number;
  imported: boolean;
}
/**
 * How much time there is. Seconds for ``live``, days a move for ``correspondence``.
 */
export interface Pace {
  kind?: "correspondence" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: number;
}
/**
 * A seat, who sits there, and who plays it now.
 */
export interface SeatInfo {
  name: string;
  person: string | null;
  guest: boolean;
  bot: string | null;
  own_bot: boolean;
  here: boolean;
  resigned: boolean;
  flag: boolean;
  ready: boolean;
  rating: number | null;
}
/**
 * A legal action: its notation, and what ``action-<kind>`` needs to put it into words.
 */
export interface Choice {
  action: string;
  kind: string;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * One entry of the game: an action of a seat or of chance, or something around the rules.
 */
export interface Step {
  seq: number;
  actor: number | null;
  events: EventInfo[];
  at: number;
}
/**
 * One thing that happened, as this reader may see it; a hidden field is null.
 */
export interface EventInfo {
  kind: string;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * Something said: free ``text``, or a ready-made ``phrase`` (message ``phrase-<phrase>``).
 */
export interface ChatLine {
  id: number;
  person: string | null;
  name: string;
  at: number;
  text: string | null;
  phrase: string | null;
  watching: boolean;
}
/**
 * Something that others must agree to.
 */
export interface Proposal {
  id: number;
  what: "back" | "bot" | "stop";
  by: number;
  to: number | null;
  seat: number | null;
  agreed: number[];
  waiting: number[];
  asked: number;
}
/**
 * Time left for each seat in milliseconds, as of ``now``; it runs for ``running``.
 */
export interface Clock {
  left: number[];
  running: number | null;
  now: number;
}
/**
 * Ranks from 1 (ties share one), scores in the game's own unit, returns that sum to 0.
 *
 *     ``reason`` says which of the game's endings it was.
 */
export interface Outcome {
  reason: string;
  ranks: number[];
  scores: number[];
  returns: number[];
}
/**
 * After a broken line, instead of a snapshot: what happened since, and how it stands now.
 */
export interface Missed {
  type: "missed";
  seq: number;
  steps: Step[];
  table: TableInfo;
  view: unknown;
  legal: Choice[];
  chat: ChatLine[];
  proposals: Proposal[];
  clock: Clock | null;
  outcome: Outcome | null;
  last_turn: number;
}
/**
 * Something happened in the game: the steps, and how it stands after the last of them.
 */
export interface Update {
  type: "update";
  seq: number;
  steps: Step[];
  view: unknown;
  legal: Choice[];
  clock: Clock | null;
  outcome: Outcome | null;
  last_turn: number;
}
/**
 * The reader's own draft: how it would stand after ``actions``.
 */
export interface Drafted {
  type: "draft";
  id: string;
  seq: number;
  actions: string[];
  events: EventInfo[];
  view: unknown;
  legal: Choice[];
}
/**
 * What the action would lead to.
 */
export interface Previewed {
  type: "preview";
  seq: number;
  action: string;
  events: EventInfo[];
}
/**
 * A `Play` was played and is on disk: its last entry is ``seq``.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}
/**
 * What was asked is not possible; nothing changed. A `Snapshot` follows if it came too late.
 */
export interface Refused {
  type: "refused";
  error: Text;
  id: string | null;
  retry_after: number | null;
}
/**
 * A message not yet put into words; a field may itself be one.
 */
export interface Text {
  type: "text";
  domain: string;
  key: string;
  fields: {
    [k: string]: boolean | number | string | (boolean | number | string | null)[] | Text | null;
  };
}
/**
 * Seats, presence or the table itself changed.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * Somebody said something.
 */
export interface Chatted {
  type: "chat";
  line: ChatLine;
}
/**
 * To players, once the game is over: the chat with what the spectators said meanwhile.
 */
export interface Overheard {
  type: "overheard";
  lines: ChatLine[];
}
/**
 * A line of the chat was removed.
 */
export interface Unsaid {
  type: "unsaid";
  id: number;
}
/**
 * What is being asked now.
 */
export interface Proposals {
  type: "proposals";
  proposals: Proposal[];
}
/**
 * What the strongest bot would do, why in a word, and what it expects if it looks ahead.
 */
export interface Hinted {
  type: "hint";
  seq: number;
  actions: string[];
  action: Choice;
  reason: Text;
  thought: HintThought | null;
}
/**
 * What a bot that looks ahead expects. Values go from -1, all lost, to 1, all won.
 */
export interface HintThought {
  value: number;
  line: HintStep[];
  alternatives: HintAlternative[];
}
/**
 * An action of the line that a hint sees.
 */
export interface HintStep {
  actor: number;
  action: Choice;
}
/**
 * Another action, and what it would bring.
 */
export interface HintAlternative {
  action: Choice;
  value: number;
}
/**
 * The answer to a `Ping`.
 */
export interface Pong {
  type: "pong";
  at: number;
  now: number;
}
/**
 * The house closes the line: ``restart`` means come back in a moment.
 */
export interface Bye {
  type: "bye";
  reason: "banned" | "closed" | "replaced" | "restart";
}
/**
 * How the house stands: sent on connecting and whenever it changes.
 */
export interface Lobby {
  type: "lobby";
  open: TableRow[];
  playing: TableRow[];
  recent: TableRow[];
  here: string[];
  people: number;
}
/**
 * A line of the lobby or of *my games*.
 */
export interface TableRow {
  table: TableInfo;
  waiting_for_me: boolean;
  turn: number | null;
  seq: number;
  outcome: Outcome | null;
  moved: number;
}
/**
 * Through the lobby's socket: it is the reader's turn at one of his tables.
 */
export interface YourTurn {
  type: "your-turn";
  table: string;
  game: string;
}
/**
 * Every refusal: ``error`` says what is wrong, ``message`` in the language of the request.
 */
export interface Problem {
  status: number;
  error: Text;
  message: string;
}
/**
 * Who is asking. ``id`` is null for somebody who has done nothing yet.
 */
export interface Me {
  id: string | null;
  name: string;
  guest: boolean;
  admin: boolean;
  mail: string | null;
  mail_confirmed: boolean;
  language: ("en" | "fr") | null;
  muted: string[];
  mails: boolean;
}
/**
 * Come in as a guest; without a name a ghostly one is made up.
 */
export interface NewGuest {
  name?: string | null;
  language?: ("en" | "fr") | null;
}
/**
 * What one may change of oneself; what is not given stays.
 */
export interface Profile {
  name?: string | null;
  mail?: string | null;
  language?: ("en" | "fr") | null;
  password?: string | null;
}
/**
 * What was sent to a mail address, to show that it is one's own.
 */
export interface MailCode {
  code: string;
}
/**
 * Make the guest one is an account; games stay.
 */
export interface NewAccount {
  name: string;
  password: string;
  mail?: string | null;
}
/**
 * Shown once: whoever has it can set a new password.
 */
export interface RecoveryCode {
  recovery_code: string;
}
/**
 * Name and password.
 */
export interface SignIn {
  name: string;
  password: string;
}
/**
 * A forgotten password is replaced with the recovery code, which then changes too.
 */
export interface Recovery {
  name: string;
  recovery_code: string;
  password: string;
}
/**
 * The old password and a new one; all other devices are signed out.
 */
export interface NewPassword {
  old: string;
  new: string;
  keep_tokens?: boolean;
}
/**
 * Delete the account; an account gives its password, a guest nothing.
 */
export interface Farewell {
  password?: string | null;
}
/**
 * For another device: an address good for a few minutes and once, and its QR picture.
 */
export interface Handover {
  url: string;
  code: string;
  expires: number;
  qr: string;
  local: boolean;
}
/**
 * On the other device.
 */
export interface TakeOver {
  code: string;
}
/**
 * A device that is signed in; ``browser`` and ``system`` are names, "" where unknown.
 */
export interface Session {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
}
/**
 * Ask for a token for a program.
 */
export interface NewToken {
  label: string;
}
/**
 * A program's token; ``secret`` is shown once, when it is made.
 */
export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
  secret: string | null;
}
/**
 * As the browser gives them.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * As the browser gives it (unknown fields are ignored: browsers differ).
 */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}
/**
 * The house's public key for Web Push.
 */
export interface PushKey {
  key: string;
}
/**
 * Whether the house writes to a browser: one that was signed out elsewhere cannot tell.
 */
export interface PushKnown {
  known: boolean;
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  at: number;
  rating: number;
  table: string;
}
/**
 * How somebody stands at one game.
 */
export interface GameRating {
  game: string;
  rating: number;
  uncertainty: number;
  games: number;
  curve: RatingPoint[];
}
/**
 * What everybody may know about somebody.
 */
export interface PersonPage {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  ratings: GameRating[];
  played: {
    [k: string]: number;
  };
  won: {
    [k: string]: number;
  };
  recent: TableRow[];
}
/**
 * A line of a leaderboard.
 */
export interface Standing {
  rank: number;
  person: string;
  name: string;
  rating: number;
  games: number;
}
/**
 * The best at one game.
 */
export interface Leaderboard {
  game: string;
  standings: Standing[];
}
/**
 * An option for a form; its words are ``option-<name>`` of the game's messages.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "text";
  default: number | string | boolean;
  choices: string[];
  low: number;
  high: number;
}
/**
 * A bot; its name is the message ``bot-<id>`` of the game or of the house.
 *
 *     The attribute ``character`` says in one line how it plays.
 */
export interface BotInfo {
  id: string;
  level: number;
}
/**
 * What a form and a page need to know of a game.
 */
export interface GameInfo {
  id: string;
  authors: string[];
  publisher: string;
  year: number;
  min_players: number;
  max_players: number;
  minutes: number;
  age: number;
  hides: boolean;
  recalls: boolean;
  bots: BotInfo[];
  usual_bot: string;
  options: {
    [k: string]: OptionInfo[];
  };
  board: string | null;
  window: string | null;
}
/**
 * A part of a rules page; ``html`` is ours and safe.
 */
export interface RulesSection {
  id: string;
  title: string;
  html: string;
  level: number;
  technical: boolean;
}
/**
 * The rules of a game in one language.
 */
export interface RulesPage {
  game: string;
  language: "en" | "fr";
  title: string;
  sections: RulesSection[];
}
/**
 * A seat of a new table: ``me`` (several times: one screen), ``open``, or a ``bot``.
 */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}
/**
 * Open a table.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 2
   * @maxItems 16
   */
  seats: NewSeat[];
  options?: {
    [k: string]: number | string | boolean;
  };
  public?: boolean;
  pace?: Pace1;
  memory_aid?: boolean | null;
  chat?: "free" | "off" | "phrases";
  rated?: boolean;
  start?: boolean;
}
/**
 * How much time there is. Seconds for ``live``, days a move for ``correspondence``.
 */
export interface Pace1 {
  kind?: "correspondence" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: number;
}
/**
 * One click against bots.
 */
export interface QuickPlay {
  game: string;
  players?: number | null;
  bot?: string | null;
  options?: {
    [k: string]: number | string | boolean;
  };
}
/**
 * Take a seat; null: any free one.
 */
export interface Sit {
  seat?: number | null;
}
/**
 * The host puts a bot into a free seat; null: takes it out again.
 */
export interface SeatBot {
  bot: string | null;
}
/**
 * The host puts a bot on every free seat; null: the usual one, of level 2.
 */
export interface FillWithBots {
  bot?: string | null;
}
/**
 * Where others find a table: the short link, as a picture too.
 */
export interface Address {
  url: string;
  qr: string;
  local: boolean;
}
/**
 * How a game stood after ``seq`` entries, for those who may know.
 */
export interface Moment {
  seq: number;
  view: unknown;
  steps: Step[];
}
/**
 * One's games: those that wait for one first.
 */
export interface MyTables {
  waiting: TableRow[];
  playing: TableRow[];
  open: TableRow[];
  over: TableRow[];
  bots: TableRow[];
  aside: TableRow[];
}
/**
 * Lay games against bots aside, or take them up again; looking at one does that too.
 */
export interface LayAside {
  /**
   * @minItems 1
   * @maxItems 200
   */
  tables: string[];
  aside?: boolean;
}
/**
 * The next table that waits for me; null if none does.
 */
export interface NextTable {
  table: TableRow | null;
}
/**
 * Where an imported record lies from now on.
 */
export interface Imported {
  id: string;
}
/**
 * A step of a replay and how it stood after it. Steps that were taken back are not there.
 */
export interface ReplayStep {
  seq: number;
  move: number;
  actor: number | null;
  action: Choice | null;
  events: EventInfo[];
  view: unknown;
  at: number;
}
/**
 * A page of a finished game through one seat's eyes, or fully open.
 */
export interface Replay {
  table: TableInfo;
  eyes: number | ("open" | "public");
  first: unknown;
  steps: ReplayStep[];
  outcome: Outcome | null;
  moves: number;
  after: number;
  from_events: boolean;
}
/**
 * How far the analysis of a finished game is: ``none`` before it is asked for.
 */
export interface AnalysisState {
  status: "done" | "none" | "running";
  done: number;
  total: number;
  analysis: Analysis | null;
}
/**
 * A finished game, judged.
 */
export interface Analysis {
  game: string;
  players: number;
  bot: string;
  iterations: number;
  seed: number;
  start: number[];
  moves: AnalysedMove[];
  turning: number[];
  seats: SeatAccount[];
}
/**
 * One decision of a seat, or what chance did in one go.
 */
export interface AnalysedMove {
  seq: number;
  move: number;
  actor: number;
  values: number[];
  cost: number;
  better: BetterMove | null;
}
/**
 * What would have been better: its notation, and what ``action-<kind>`` needs to say it.
 */
export interface BetterMove {
  action: string;
  kind: string;
  fields: {
    [k: string]: unknown;
  };
  value: number;
}
/**
 * What became of a seat's expectations: ``start + choice + others + luck`` is ``end``.
 */
export interface SeatAccount {
  start: number;
  choice: number;
  others: number;
  luck: number;
  end: number;
  mistakes: number;
}
/**
 * Play on against bots from a moment of a finished game, with everything as it lay there.
 */
export interface PlayOn {
  move: number;
  seat: number;
  bot?: string | null;
}
/**
 * A finished game in a list.
 */
export interface RecordRow {
  table: TableInfo;
  outcome: Outcome | null;
  steps: number;
}
/**
 * Finished games, latest first; ``next`` is where the next page begins.
 */
export interface RecordList {
  records: RecordRow[];
  next: string | null;
}
/**
 * Mute or ban somebody for some hours; 0 lifts it.
 */
export interface Sanction {
  hours: number;
  why?: string;
}
/**
 * Somebody as administrators see him.
 */
export interface FoundPerson {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  created: number;
  seen: number;
  muted_until: number;
  banned_until: number;
}
/**
 * Who was found, latest here first.
 */
export interface FoundPeople {
  people: FoundPerson[];
}
/**
 * Something an administrator did.
 */
export interface AuditLine {
  at: number;
  admin: string;
  action: string;
  target: string;
  why: string;
}
/**
 * What administrators did, latest first.
 */
export interface AuditLog {
  lines: AuditLine[];
}
/**
 * A guided first game; 0 scenes: there is none.
 */
export interface Lesson {
  game: string;
  scenes: number;
}
/**
 * What the learner has done so far in this scene of a lesson.
 */
export interface LessonTry {
  /**
   * @maxItems 16
   */
  actions?: string[];
}
/**
 * One scene: a real position, what may be done in it, and whether its aim is reached.
 *
 *     Its words are ``lesson-<scene>`` of the game's messages, and ``lesson-<scene>-done`` after.
 */
export interface LessonScene {
  game: string;
  scene: string;
  number: number;
  scenes: number;
  players: number;
  eyes: number;
  view: unknown;
  legal: Choice[];
  wanted: string[];
  steps: Step[];
  done: boolean;
}
/**
 * A puzzle in a list.
 */
export interface PuzzleRow {
  id: string;
  grade: number;
}
/**
 * The puzzles of a game, easiest first.
 */
export interface GamePuzzles {
  game: string;
  puzzles: PuzzleRow[];
}
/**
 * The same for everybody, from midnight to midnight (UTC).
 */
export interface PuzzleOfTheDay {
  date: string;
  game: string;
  puzzle: PuzzleRow;
  task: Text;
  number: number;
}
/**
 * What comes of an action of the solver's.
 */
export interface PuzzleAnswer {
  keeps: boolean;
  steps: Step[];
  then: number | null;
  view: unknown;
  why: Text | null;
}
/**
 * The solver is to act.
 */
export interface PuzzleMoment {
  view: unknown;
  legal: Choice[];
  answers: {
    [k: string]: PuzzleAnswer;
  };
}
/**
 * A puzzle with all that can happen in it: it is played without asking the house again.
 */
export interface Puzzle {
  game: string;
  id: string;
  grade: number;
  number: number;
  task: Text;
  players: number;
  eyes: number;
  options: {
    [k: string]: number | string | boolean;
  };
  moments: PuzzleMoment[];
  next: string | null;
}
/**
 * How one did at a puzzle.
 */
export interface PuzzleTried {
  solved: boolean;
}
/**
 * A puzzle that one has done.
 */
export interface MyPuzzle {
  game: string;
  puzzle: string;
  solved: boolean;
  at: number;
}
/**
 * One's progress.
 */
export interface MyPuzzles {
  done: MyPuzzle[];
}
/**
 * A castle as it is drawn, with faults or without; what is in it lies in the drawing.
 *
 *     Cells are named by row and column, doors by the cells on both sides, outer walls by cell and
 *     side: ``02``, ``02-12``, ``40S``.
 */
export interface CastleSketch {
  game: "macgregor" | "macgregor-treasure";
  name?: string;
  /**
   * @minItems 1
   * @maxItems 7
   */
  blazons: string[];
  /**
   * @maxItems 24
   */
  halls?: string[][];
  /**
   * @maxItems 84
   */
  red?: string[];
  /**
   * @maxItems 84
   */
  blue?: string[];
  /**
   * @maxItems 84
   */
  green?: string[];
  exits?: {
    [k: string]: "blue" | "green" | "red";
  };
  treasure?: string | null;
  ghost?: string | null;
  /**
   * @maxItems 49
   */
  stairs?: string[];
}
/**
 * A castle to be looked at: drawn, or as the text of a castle file; one of both.
 *
 *     The text "" is the castle of the box, as it is for the option of a table.
 */
export interface CheckCastle {
  sketch?: CastleSketch | null;
  text?: string | null;
  game?: ("macgregor" | "macgregor-treasure") | null;
  picture?: boolean;
}
/**
 * Something that is wrong, or to beware of: where, and in words.
 */
export interface CastleFault {
  cells: string[];
  walls: string[];
  fault: Text;
  message: string;
  lack: boolean;
}
/**
 * What the house thinks of a castle; it can be played on if there is no fault.
 */
export interface CheckedCastle {
  faults: CastleFault[];
  sketch: CastleSketch | null;
  text: string;
  dungeon: string | null;
  facts: CastleFacts | null;
  warnings: CastleFault[];
  picture: string | null;
}
/**
 * How large a castle is, and how far it is out.
 */
export interface CastleFacts {
  rooms: number;
  doors: {
    [k: string]: number;
  };
  exits: {
    [k: string]: number;
  };
  ways: WayOut[];
}
/**
 * The shortest way out from where a runner begins.
 */
export interface WayOut {
  start: string;
  rooms: string[];
}
/**
 * A castle with blazons that no ghost card can confuse; null: there are none.
 */
export interface MendedCastle {
  sketch: CastleSketch | null;
}
/**
 * A castle to be kept. A draft may have faults, but it must be possible to draw it.
 */
export interface CastleFile {
  text: string;
}
/**
 * A kept castle in a list.
 */
export interface CastleRow {
  id: string;
  game: "macgregor" | "macgregor-treasure";
  name: string;
  playable: boolean;
  changed: number;
}
/**
 * What can be seen of a castle.
 */
export interface DrawnCastle {
  sketch: CastleSketch;
  dungeon: string | null;
}
/**
 * A castle of one's own in a list.
 */
export interface MyCastle {
  id: string;
  game: "macgregor" | "macgregor-treasure";
  name: string;
  playable: boolean;
  changed: number;
  text: string;
  drawn: DrawnCastle;
}
/**
 * One's castles, those changed last first, and how many one may keep.
 */
export interface MyCastles {
  castles: MyCastle[];
  most: number;
}
/**
 * A kept castle, for everybody who has its address.
 */
export interface KeptCastle {
  castle: CastleRow;
  checked: CheckedCastle;
  mine: boolean;
  by: string;
}

export type ClientMessage =
  Play | Preview | Look | Say | Propose | Answer | Resign | Claim | Return | Hint | Ping;

export type ServerMessage =
  | Snapshot
  | Missed
  | Update
  | Drafted
  | Previewed
  | Accepted
  | Refused
  | TableChanged
  | Chatted
  | Overheard
  | Unsaid
  | Proposals
  | Hinted
  | Pong
  | Bye;

export type LobbyMessage = Lobby | YourTurn | Pong | Bye;
