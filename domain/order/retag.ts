import { plainText } from '../format/plain-text.ts'

/** Adds and removes tags of an order. Tags are compared without case and accents; existing tags keep their spelling. */
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
