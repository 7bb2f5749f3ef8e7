import type { Hand } from './fit.ts'

/** The hand that a value of a specification names; `ambos` if the thing is for either; null if it is no hand. */
export function handOf(text: string): Hand | 'ambos' | null {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const [left, right] = [
    /canhot|esquerd|\bleft|\blh\b/.test(plain),
    /destr|direit|\bright|\brh\b/.test(plain),
  ]
  if (/ambidestr|ambos|ambas/.test(plain) || (left && right)) return 'ambos'
  if (left) return 'canhoto'

  return right ? 'destro' : null
}
