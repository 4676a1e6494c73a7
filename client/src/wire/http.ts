/** Asking the server over HTTP: a function for each thing the client asks for. */
import type {
  AnalysisState, DeckKept, DeckRead, DeedShown, EmailState, Enrolment, Entered, FactorState, FriendFacts, GameDetails, Invitation, Join, Me, Mine, NewFriend, NewTable, OpenTable, PlayOn, PlayerFacts,
  Problem, Quick, QuickFacts, RecoveryCode, RecoveryCodes, RecoveryWays, ReportShown, Seated, SessionSeen, Standing, Steps, UnderReview,
} from './types.ts';

const ROOT = '/api/v1';

/** The server would not; its message is a sentence for the person at the screen. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
    /** What is missing: 'code', of the second factor, or ''. */
    readonly needs = '',
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const answer = await fetch(ROOT + path, init);
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer, problemIn(text));
  return (text ? JSON.parse(text) : undefined) as T;
}

function refusal(answer: Response, problem: Partial<Problem>): Refusal {
  return new Refusal(answer.status, problem.reason ?? answer.statusText, problem.needs);
}

function problemIn(text: string): Partial<Problem> {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return {};
  }
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body);
const part = encodeURIComponent;

// Who one is.
export const me = () => get<Me>('/me');
export const guest = () => post<Entered>('/guest');
export const chooseName = (name: string) => ask<Me>('PUT', '/me/name', { name });
export const chooseFace = (face: string) => ask<Me>('PUT', '/me/face', { face });
export const register = (name: string, password: string) => post<Entered>('/register', { name, password });
export const login = (name: string, password: string, code = '') => post<Entered>('/login', { name, password, code });
export const keepGuest = (name: string, password: string) => post<Entered>('/me/register', { name, password });
export const logout = () => post<void>('/logout');
export const changePassword = (old: string, fresh: string) => ask<void>('PUT', '/me/password', { old, new: fresh });
export const sessions = () => get<SessionSeen[]>('/me/sessions');
export const endSession = (session: string) => ask<void>('DELETE', `/me/sessions/${part(session)}`);
export const endOtherSessions = () => ask<void>('DELETE', '/me/sessions');
export const makeRecoveryCode = (password: string) => post<RecoveryCode>('/me/recovery-code', { password });
export const recover = (name: string, code: string, password: string) => post<void>('/recover', { name, code, password });
export const recoveryWays = () => get<RecoveryWays>('/recover');
export const sendRecoveryCode = (address: string) => post<void>('/recover/email', { address });
export const email = () => get<EmailState>('/me/email');
export const giveEmail = (address: string, password: string) => post<void>('/me/email', { address, password });
export const confirmEmail = (code: string) => ask<void>('PUT', '/me/email', { code });
export const removeEmail = (password: string) => post<void>('/me/email/remove', { password });
export const secondFactor = () => get<FactorState>('/me/second-factor');
export const enrol = (password: string) => post<Enrolment>('/me/second-factor', { password });
export const confirmFactor = (code: string) => ask<RecoveryCodes>('PUT', '/me/second-factor', { code });
export const removeFactor = (password: string, code: string) => post<void>('/me/second-factor/remove', { password, code });
export const deleteMe = (password: string) => post<void>('/me/delete', { password });

// Games.
export const game = (name: string) => get<GameDetails>(`/games/${part(name)}`);

// Tables.
export const openTable = (table: NewTable) => post<Seated>('/tables', table);
export const openTables = () => get<OpenTable[]>('/tables');
export const joinTable = (table: string, how: Join = {}) => post<Seated>(`/tables/${part(table)}/join`, how);
export const joinByInvite = (invite: string, how: Join = {}) => post<Seated>(`/tables/join/${part(invite)}`, how);
export const putBot = (table: string, seat: number, bot: string) => post<Seated>(`/tables/${part(table)}/bots`, { seat, bot });
export const leaveTable = (table: string) => post<void>(`/tables/${part(table)}/leave`);
export const myTables = () => get<Mine[]>('/tables/mine');
export const quick = (how: Quick) => post<Seated>('/quick', how);
export const quickFacts = () => get<QuickFacts>('/quick');
export const stopQuick = () => ask<void>('DELETE', '/quick');
export const invitation = (invite: string) => get<Invitation>(`/tables/join/${part(invite)}`);

// Players.
export const friends = () => get<FriendFacts[]>('/friends');
export const addFriend = (who: NewFriend) => post<void>('/friends', who);
export const removeFriend = (player: string) => ask<void>('DELETE', `/friends/${part(player)}`);
export const leaderboard = (name: string) => get<Standing[]>(`/leaderboard/${part(name)}`);
export const player = (id: string) => get<PlayerFacts>(`/players/${part(id)}`);
export const mutes = () => get<string[]>('/mutes');
export const mute = (id: string) => ask<void>('PUT', `/mutes/${part(id)}`);
export const unmute = (id: string) => ask<void>('DELETE', `/mutes/${part(id)}`);

// Moderation.
export const reports = (status: 'open' | 'closed') => get<ReportShown[]>(`/moderation/reports?status=${status}`);
export const closeReport = (report: string, why: string) => post<void>(`/moderation/reports/${part(report)}/close`, { why });
export const reopenReport = (report: string, why: string) => post<void>(`/moderation/reports/${part(report)}/reopen`, { why });
export const underReview = (name: string) => get<UnderReview>(`/moderation/player?name=${part(name)}`);
export const muteEverywhere = (id: string, hours: number, why: string) => post<void>(`/moderation/players/${part(id)}/mute`, { hours, why });
export const moderate = (id: string, deed: 'unmute' | 'ban' | 'unban', why: string) => post<void>(`/moderation/players/${part(id)}/${deed}`, { why });
export const deeds = () => get<DeedShown[]>('/moderation/deeds');

// Decks.
export const decks = (name: string) => get<DeckKept[]>(`/decks?game=${part(name)}`);
export const keepDeck = (name: string, deck: string, text: string) => post<DeckKept>(`/games/${part(name)}/decks`, { name: deck, text });
export const checkDeck = (name: string, deck: string, text: string) => post<string[]>(`/games/${part(name)}/decks/check`, { name: deck, text });
export const readDeck = (name: string, deck: string, text: string) => post<DeckRead>(`/games/${part(name)}/decks/read`, { name: deck, text });
export const dropDeck = (deck: string) => ask<void>('DELETE', `/decks/${part(deck)}`);

// Replays.
export const replaySteps = (table: string, seat: number | null, first: number, last: number) =>
  get<Steps>(`/replays/${part(table)}/steps?${seat === null ? '' : `seat=${seat}&`}first=${first}&last=${last}`);
export const analysis = (table: string) => get<AnalysisState>(`/replays/${part(table)}/analysis`);
export const analyse = (table: string) => post<AnalysisState>(`/replays/${part(table)}/analysis`);
export const playOn = (table: string, how: PlayOn) => post<Seated>(`/replays/${part(table)}/play-on`, how);
