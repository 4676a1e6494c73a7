/** Whether a match was dealt as it was promised: its secret fits the commitment, and its seed follows from secret and salts. */
import type { MatchFile } from './file.ts';

export interface ProofResult {
  commitmentFits: boolean;
  seedFits: boolean;
}

/** Browsers compute hashes only for pages that came over a safe connection. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** A match that went on from a position was not shuffled. */
export const wasShuffled = (file: Pick<MatchFile, 'start'>): boolean => file.start === null;

export async function check({ proof, seed }: Pick<MatchFile, 'proof' | 'seed'>): Promise<ProofResult> {
  const secret = bytesOf(proof.secret);
  return {
    commitmentFits: hex(await sha256(secret)) === proof.commitment,
    seedFits: (await seedOf(secret, proof.salts)) === seed,
  };
}

/** The first 16 bytes of the hash of the secret and, after a zero byte each, the salts; as one number. */
async function seedOf(secret: Uint8Array, salts: readonly string[]): Promise<string> {
  const salted = salts.flatMap((salt) => [0, ...new TextEncoder().encode(salt)]);
  const hash = await sha256(Uint8Array.from([...secret, ...salted]));
  return BigInt(`0x${hex(hash.slice(0, 16))}`).toString();
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
