import type { MyInstrumentPage } from '#contract/catalog/my-instrument.ts'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import { readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { stringToolsOf, tunerOf } from '#domain/instruments/mine/tools-of-instrument.ts'
import { isPaired, TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { usualScales } from '#domain/instruments/sizes/usual-scale.ts'

export type MineView = ReturnType<typeof mineView>

/** What the page shows: the API's answer, and what the form asks of the instrument. */
export function mineView(content: MyInstrumentPage['conteudo']) {
  const { instrumento, problemas, prende, furo, canhoto } = content
  const known = content.codigo === null ? null : readInstrumentCode(content.codigo)
  const bowed = instrumento !== null && FAMILIES[instrumento].bowed

  return {
    ...content,
    /** What computes with the instrument's strings, where the shop has something for it, and the tuner. */
    ferramentas: known ? [...(content.listagens.length > 0 ? stringToolsOf(known) : []), tunerOf(known)] : [],
    problemas: Object.fromEntries(problemas.map(({ campo, mensagem }) => [campo, mensagem])),
    /** Whether something is said that the form shows on request. */
    isDetailed: prende !== null || furo !== '' || canhoto,
    emPares: instrumento !== null && TUNINGS[instrumento].every(isPaired),
    /** Of bowed instruments the size says all. */
    escalaUsual: instrumento === null || bowed ? null : usualScales(instrumento)[0],
  }
}
