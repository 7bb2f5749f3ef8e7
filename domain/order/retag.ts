import { plainText } from '../format/plain-text.ts'

/** The tags of an order after some are added and some removed. Letters' case and accents make no other tag; what is there keeps its spelling. */
export function retag(
  tags: readonly string[],
  { incluir, retirar }: { incluir: readonly string[]; retirar: readonly string[] },
): string[] {
  const removed = new Set(retirar.map(plainText))
  const after = new Map<string, string>()
  for (const tag of tags) if (!removed.has(plainText(tag))) after.set(plainText(tag), tag)
  for (const tag of incluir) if (!after.has(plainText(tag))) after.set(plainText(tag), tag)

  return [...after.values()]
}
