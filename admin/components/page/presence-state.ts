import type { Presence } from '#contract/panel/staff.ts'
import { listWords } from '#domain/format/list-words.ts'
import { formatTime } from '../date/format.ts'

/** The page that is open, and the version that was read. */
type OpenPage = { pagina: string; versao: number }

/** Who else has the page open and who saved it, and since when this version is open, by the server's clock. */
export type PresenceState = Pick<Presence, 'outros' | 'salvo'> & {
  opened: (OpenPage & { desde: string }) | null
}

export const NOBODY: PresenceState = { outros: [], salvo: null, opened: null }

/** Returns what to report to the server; later saves are asked for once it has said when the version was opened. */
export function reportOf({ opened }: PresenceState, page: OpenPage): { pagina: string; desde?: string } {
  return isSame(opened, page) ? { pagina: page.pagina, desde: opened.desde } : { pagina: page.pagina }
}

/** Takes over an answer; null if there was none: then nobody is shown, and later saves are still asked for. */
export function afterAnswer(
  { opened }: PresenceState,
  page: OpenPage,
  answer: Presence | null,
): PresenceState {
  if (!answer) return { ...NOBODY, opened }
  const { outros, salvo, agora } = answer

  return { outros, salvo, opened: isSame(opened, page) ? opened : { ...page, desde: agora } }
}

/** Returns what the page says about the others, or null if there is nothing to say. */
export function presenceText(
  { outros, salvo }: Pick<PresenceState, 'outros' | 'salvo'>,
  changed: boolean,
): string | null {
  const sentences = [
    ...(outros.length > 0 ? [`${namesOf(outros)} com esta página aberta também.`] : []),
    ...(salvo ? [`${salvo.nome} salvou às ${formatTime(salvo.em)}.`] : []),
    ...(salvo && changed ? ['Ao salvar, você vê o que difere.'] : []),
  ]

  return sentences.length === 0 ? null : sentences.join(' ')
}

function namesOf(outros: Presence['outros']): string {
  const names = listWords(outros.map(({ nome }) => nome))

  return `${names} ${outros.length === 1 ? 'está' : 'estão'}`
}

function isSame(
  opened: PresenceState['opened'],
  { pagina, versao }: OpenPage,
): opened is OpenPage & { desde: string } {
  return opened?.pagina === pagina && opened.versao === versao
}
