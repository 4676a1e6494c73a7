/** Whether a match was dealt as it was promised: its secret fits the commitment, and its key follows from secret and salts. */
import type { MatchFile } from './file.ts';

export interface ProofResult {
  commitmentFits: boolean;
  seedFits: boolean;
}

/** Browsers compute hashes only for pages that came over a safe connection. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** A match that went on from a whole position was not shuffled; from what one seat had seen, the rest was dealt again. */
export const wasShuffled = ({ start }: { start?: unknown }): boolean =>
  start === null || (typeof start === 'object' && start !== null && 'seen_by' in start);

/** Matches from before there were keys have a number instead, of at most 39 digits. */
export const hasKey = ({ seed }: Pick<MatchFile, 'seed'>): boolean => seed.length === 64;

export async function check({ proof, seed }: Pick<MatchFile, 'proof' | 'seed'>): Promise<ProofResult> {
  const secret = bytesOf(proof.secret);
  const key = await keyOf(secret, proof.salts);
  return {
    commitmentFits: hex(await sha256(secret)) === proof.commitment,
    seedFits: (hasKey({ seed }) ? key : numberOf(key)) === seed,
  };
}

/** The hash of the secret and, after a zero byte each, the salts. */
async function keyOf(secret: Uint8Array, salts: readonly string[]): Promise<string> {
  const salted = salts.flatMap((salt) => [0, ...new TextEncoder().encode(salt)]);
  return hex(await sha256(Uint8Array.from([...secret, ...salted])));
}

/** The first half of it as one number. */
const numberOf = (key: string): string => BigInt(`0x${key.slice(0, 32)}`).toString();

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
