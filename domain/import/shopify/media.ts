import { MEDIA_LIMITS, soundsProblems, spinProblems } from '#domain/instruments/listening/sound-problems.ts'
import { videoProblem } from '#domain/product/product-fields.ts'
import { isVideoFile } from '#domain/urls/video-address.ts'
import type { CsvRow } from './columns.ts'
import type { CsvProblem } from './problems.ts'

/** A sound of the file: a URL or a path relative to the file, what is heard, and the string that sounds alone. */
export type CsvSound = { fonte: string; titulo: string; corda: number | null; sintetizado: boolean }

/** Returns the sounds of a product's rows, in their order. */
export function soundsOf(rows: readonly CsvRow[]): CsvSound[] {
  return rows.flatMap(({ soundSrc, soundTitle = '', soundString, soundComputed = '' }) =>
    soundSrc === undefined
      ? []
      : [
          {
            fonte: soundSrc,
            titulo: soundTitle,
            corda: soundString === undefined ? null : Number(soundString),
            sintetizado: YES.test(soundComputed),
          },
        ],
  )
}

/** Returns the addresses of a product's pictures from all around, in the order of its rows. */
export function spinOf(rows: readonly CsvRow[]): string[] {
  return rows.flatMap(({ spinImage }) => spinImage ?? [])
}

/** Returns the address or path of a product's video, which any of its rows may have. */
export function videoOf(rows: readonly CsvRow[]): string | null {
  return rows.find(({ video }) => video !== undefined)?.video ?? null
}

/** Returns what is wrong with the sounds, video and turning pictures of a product's rows, each at its line. */
export function mediaProblems(first: CsvRow, rows: readonly CsvRow[]): CsvProblem[] {
  const withSound = rows.filter(({ soundSrc }) => soundSrc !== undefined)
  const sounds = soundsOf(rows)
  const spin = spinOf(rows)

  return [
    ...rows.flatMap((row) => ofRow(row).map((motivo) => ({ line: row.line, motivo }))),
    ...soundsProblems({ sons: sounds.map(({ fonte, titulo }) => ({ arquivo: fonte, titulo })) }).map(
      ({ campo, mensagem }) => ({
        line: withSound[Number(campo.split('.')[1])]?.line ?? first.line,
        motivo: `Som: ${mensagem}`,
      }),
    ),
    ...videoProblems(rows),
    ...spinProblems({ giro: spin }).map(({ mensagem }) => ({ line: first.line, motivo: mensagem })),
    ...tooMany(sounds.length, MEDIA_LIMITS.sons, 'sons').map((motivo) => ({ line: first.line, motivo })),
    ...tooMany(spin.length, MEDIA_LIMITS.giro, 'fotos do giro').map((motivo) => ({
      line: first.line,
      motivo,
    })),
  ]
}

const YES = /^(sim|s|yes|true|1)$/i
const NO = /^(não|nao|n|no|false|0)?$/i

function ofRow({ soundSrc, soundTitle, soundString = '', soundComputed = '' }: CsvRow): string[] {
  const reasons: [boolean, string][] = [
    [
      soundSrc === undefined && soundTitle !== undefined,
      `Falta o endereço do som “${soundTitle}”, na coluna Som.`,
    ],
    [
      soundString !== '' &&
        !(
          /^\d{1,2}$/.test(soundString) &&
          Number(soundString) >= 1 &&
          Number(soundString) <= MEDIA_LIMITS.corda
        ),
      `A corda do som “${soundString}” não é um número de 1 a ${MEDIA_LIMITS.corda}.`,
    ],
    [
      !YES.test(soundComputed) && !NO.test(soundComputed),
      `Em “Som calculado” vai sim ou não, e não “${soundComputed}”.`,
    ],
  ]

  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

function videoProblems(rows: readonly CsvRow[]): CsvProblem[] {
  const first = videoOf(rows)

  return rows.flatMap(({ video, line }) => {
    if (video === undefined) return []
    const problem = isVideoFile(video) ? null : videoProblem(video)
    if (problem) return [{ line, motivo: `Vídeo: ${problem}` }]
    return video === first ? [] : [{ line, motivo: 'O produto tem dois vídeos; cabe um.' }]
  })
}

function tooMany(count: number, max: number, what: string): string[] {
  return count > max ? [`O produto tem ${count} ${what}; cabem ${max}.`] : []
}
