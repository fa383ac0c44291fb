// Made from the server's types by python -m tools.wire_types.

import type {
  Address,
  AnalysisState,
  AuditLog,
  CastleFile,
  CastleSketch,
  CheckCastle,
  CheckedCastle,
  Farewell,
  FillWithBots,
  FoundPeople,
  GameInfo,
  GamePuzzles,
  Handover,
  Imported,
  KeptCastle,
  LayAside,
  Leaderboard,
  Lesson,
  LessonScene,
  LessonTry,
  Lobby,
  MailCode,
  Me,
  MendedCastle,
  Moment,
  MyCastles,
  MyPuzzles,
  MyTables,
  NewAccount,
  NewGuest,
  NewPassword,
  NewTable,
  NewToken,
  NextTable,
  PersonPage,
  PlayOn,
  Profile,
  PushKey,
  PushKnown,
  PushSubscription,
  Puzzle,
  PuzzleOfTheDay,
  PuzzleTried,
  QuickPlay,
  RecordList,
  Recovery,
  RecoveryCode,
  Replay,
  RulesPage,
  Sanction,
  SeatBot,
  Session,
  SignIn,
  Sit,
  TableInfo,
  TakeOver,
  Token,
} from "./wire";

/** What every route is asked with, and what it answers. */
export interface Routes {
  "DELETE /castles/{castle_id}": { asks: { path: { castle_id: string } }; answer: undefined };
  "DELETE /me": { asks: { body: Farewell }; answer: undefined };
  "DELETE /me/mutes/{person_id}": { asks: { path: { person_id: string } }; answer: undefined };
  "DELETE /me/push": { asks: { query?: { endpoint?: string | null } }; answer: undefined };
  "DELETE /me/sessions/{session_id}": { asks: { path: { session_id: string } }; answer: undefined };
  "DELETE /me/tokens/{token_id}": { asks: { path: { token_id: string } }; answer: undefined };
  "DELETE /messages/{message_id}": { asks: { path: { message_id: number } }; answer: undefined };
  "DELETE /records/{table}": { asks: { path: { table: string } }; answer: undefined };
  "DELETE /session": { asks: object; answer: undefined };
  "DELETE /sessions": { asks: { query?: { everywhere?: boolean } }; answer: undefined };
  "DELETE /tables/{table_id}": { asks: { path: { table_id: string } }; answer: undefined };
  "DELETE /tables/{table_id}/seats/{seat}": {
    asks: { path: { table_id: string; seat: number } };
    answer: TableInfo;
  };
  "GET /admin/audit": { asks: object; answer: AuditLog };
  "GET /admin/people": { asks: { query: { name: string } }; answer: FoundPeople };
  "GET /castles/{castle_id}": { asks: { path: { castle_id: string } }; answer: KeptCastle };
  "GET /games": { asks: object; answer: GameInfo[] };
  "GET /games/{game}/lesson": { asks: { path: { game: string } }; answer: Lesson };
  "GET /games/{game}/rules": {
    asks: { path: { game: string }; query?: { lang?: "auto" | "en" | "fr" } };
    answer: RulesPage;
  };
  "GET /games/{game}/web/{digest}/{name}": {
    asks: { path: { game: string; digest: string; name: string } };
    answer: string;
  };
  "GET /leaderboard/{game}": { asks: { path: { game: string } }; answer: Leaderboard };
  "GET /lobby": { asks: object; answer: Lobby };
  "GET /me": { asks: object; answer: Me };
  "GET /me/castles": { asks: object; answer: MyCastles };
  "GET /me/export": { asks: object; answer: string };
  "GET /me/next": { asks: { query?: { after?: string | null } }; answer: NextTable };
  "GET /me/push": { asks: { query: { endpoint: string } }; answer: PushKnown };
  "GET /me/puzzles": { asks: object; answer: MyPuzzles };
  "GET /me/sessions": { asks: object; answer: Session[] };
  "GET /me/tables": { asks: object; answer: MyTables };
  "GET /me/tokens": { asks: object; answer: Token[] };
  "GET /people/{person}": { asks: { path: { person: string } }; answer: PersonPage };
  "GET /push/key": { asks: object; answer: PushKey };
  "GET /puzzles": { asks: object; answer: GamePuzzles[] };
  "GET /puzzles/today": { asks: object; answer: PuzzleOfTheDay };
  "GET /puzzles/{game}/{puzzle}": {
    asks: { path: { game: string; puzzle: string } };
    answer: Puzzle;
  };
  "GET /records": {
    asks: { query?: { game?: string | null; person?: string | null; before?: string | null } };
    answer: RecordList;
  };
  "GET /records/{table}": {
    asks: { path: { table: string }; query?: { eyes?: string; move?: number } };
    answer: Replay;
  };
  "GET /records/{table}/analysis": { asks: { path: { table: string } }; answer: AnalysisState };
  "GET /records/{table}/file": { asks: { path: { table: string } }; answer: string };
  "GET /tables/{table_id}": { asks: { path: { table_id: string } }; answer: TableInfo };
  "GET /tables/{table_id}/address": {
    asks: { path: { table_id: string }; query?: { tv?: boolean } };
    answer: Address;
  };
  "GET /tables/{table_id}/moments/{seq}": {
    asks: { path: { table_id: string; seq: number }; query?: { seat?: number | null } };
    answer: Moment;
  };
  "GET /texts/{language}/{file}": {
    asks: { path: { language: string; file: string } };
    answer: string;
  };
  "PATCH /me": { asks: { body: Profile }; answer: Me };
  "POST /admin/people/{person_id}/ban": {
    asks: { path: { person_id: string }; body: Sanction };
    answer: undefined;
  };
  "POST /admin/people/{person_id}/mute": {
    asks: { path: { person_id: string }; body: Sanction };
    answer: undefined;
  };
  "POST /castles": { asks: { body: CastleFile }; answer: KeptCastle };
  "POST /castles/check": { asks: { body: CheckCastle }; answer: CheckedCastle };
  "POST /castles/mend": { asks: { body: CastleSketch }; answer: MendedCastle };
  "POST /games/{game}/lesson/{number}": {
    asks: { path: { game: string; number: number }; body: LessonTry };
    answer: LessonScene;
  };
  "POST /me/account": { asks: { body: NewAccount }; answer: RecoveryCode };
  "POST /me/guest": { asks: { body: NewGuest }; answer: Me };
  "POST /me/handover": { asks: object; answer: Handover };
  "POST /me/mail": { asks: { body: MailCode }; answer: Me };
  "POST /me/mail/code": { asks: object; answer: undefined };
  "POST /me/password": { asks: { body: NewPassword }; answer: undefined };
  "POST /me/push": { asks: { body: PushSubscription }; answer: undefined };
  "POST /me/tables/aside": { asks: { body: LayAside }; answer: MyTables };
  "POST /me/tokens": { asks: { body: NewToken }; answer: Token };
  "POST /records": { asks: object; answer: Imported };
  "POST /records/{table}/analysis": { asks: { path: { table: string } }; answer: AnalysisState };
  "POST /records/{table}/play-on": {
    asks: { path: { table: string }; body: PlayOn };
    answer: TableInfo;
  };
  "POST /session": { asks: { body: SignIn }; answer: Me };
  "POST /session/handover": { asks: { body: TakeOver }; answer: Me };
  "POST /session/recover": { asks: { body: Recovery }; answer: RecoveryCode };
  "POST /tables": { asks: { body: NewTable }; answer: TableInfo };
  "POST /tables/quick": { asks: { body: QuickPlay }; answer: TableInfo };
  "POST /tables/{table_id}/rematch": { asks: { path: { table_id: string } }; answer: TableInfo };
  "POST /tables/{table_id}/seats": {
    asks: { path: { table_id: string }; body: Sit };
    answer: TableInfo;
  };
  "POST /tables/{table_id}/start": { asks: { path: { table_id: string } }; answer: TableInfo };
  "PUT /castles/{castle_id}": {
    asks: { path: { castle_id: string }; body: CastleFile };
    answer: KeptCastle;
  };
  "PUT /me/mutes/{person_id}": { asks: { path: { person_id: string } }; answer: undefined };
  "PUT /me/puzzles/{game}/{puzzle}": {
    asks: { path: { game: string; puzzle: string }; body: PuzzleTried };
    answer: undefined;
  };
  "PUT /tables/{table_id}/bots": {
    asks: { path: { table_id: string }; body: FillWithBots };
    answer: TableInfo;
  };
  "PUT /tables/{table_id}/seats/{seat}/bot": {
    asks: { path: { table_id: string; seat: number }; body: SeatBot };
    answer: TableInfo;
  };
}
