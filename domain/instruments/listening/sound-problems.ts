import { type FieldProblem, problem, within } from '../../format/field-problem.ts'
import { slugOf } from '../../format/slug.ts'

/** What a product may have: light enough for a phone on the way home. */
export const MEDIA_LIMITS = {
  sons: 24,
  giroMinimo: 8,
  giro: 72,
  titulo: 60,
  corda: 20,
  somMegabytes: 5,
  somSegundos: 120,
  videoMegabytes: 40,
} as const

type Sound = { arquivo: string; titulo: string }

/** Returns what is wrong with the sounds of a product. */
export function soundsProblems({ sons }: { sons: readonly Sound[] }): FieldProblem[] {
  return sons.flatMap((one, i) => within(`sons.${i}`, problem('titulo', titleProblem(one, sons.slice(0, i)))))
}

/** Returns what is wrong with the pictures of a product from all around: with fewer than eight it jumps. */
export function spinProblems({ giro }: { giro: readonly unknown[] }): FieldProblem[] {
  return problem(
    'giro',
    giro.length > 0 && giro.length < MEDIA_LIMITS.giroMinimo
      ? `Um giro precisa de ao menos ${MEDIA_LIMITS.giroMinimo} imagens; com 24 ou 36 fica suave.`
      : null,
  )
}

/** Returns the passage that a sound is of, in the words of addresses: products are compared by it. */
export function passageOf(titulo: string): string {
  return slugOf(titulo.replace(/[#♯]/g, ' sustenido '))
}

function titleProblem({ arquivo, titulo }: Sound, before: readonly Sound[]): string | null {
  const passage = passageOf(titulo)
  if (passage === '') return 'Diga o que se ouve, como “1ª corda, Mi” ou “Escala de Sol maior”.'
  if (titulo.trim().length > MEDIA_LIMITS.titulo)
    return `O título tem no máximo ${MEDIA_LIMITS.titulo} caracteres.`
  if (before.some((other) => passageOf(other.titulo) === passage))
    return 'Outro som do produto tem este título.'

  return before.some((other) => other.arquivo === arquivo)
    ? 'O mesmo arquivo está duas vezes no produto.'
    : null
}
