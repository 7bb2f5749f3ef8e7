import { useEffect, useState } from 'react'
import { FAMILIES, FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import {
  instrumentCode,
  instrumentWords,
  type MyInstrument,
  readInstrumentCode,
  withoutDetails,
} from '#domain/instruments/mine/my-instrument.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { LEVEL_WORDS, LEVELS, STYLE_WORDS, STYLES } from '#domain/review/player.ts'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { storedCodes } from '#storefront/product/instruments/mine/stored-instruments.ts'

type Props = {
  /** What was said before; undefined proposes the browser's instrument, empty says nothing. */
  toca: string | undefined
  nivel: string
  estilo: string
  /** The code to propose if the browser has no instrument. */
  usual: string
}

/** What somebody plays: instrument, level and style, each of which may be left open. */
export function PlayerChoices({ toca: said, nivel, estilo, usual }: Props) {
  const [mine, setMine] = useState<string[]>([])
  useEffect(() => setMine(storedCodes().flatMap(playedCode)), [])
  const toca = said ?? mine[0] ?? usual
  const first = [...new Set([toca, ...mine])].filter((code) => !USUAL_CODES.has(code) && code !== '')

  return (
    <>
      <ChoiceField key={`toca ${toca}`} name="toca" label="O que você toca" value={toca}>
        <option value="">Prefiro não dizer</option>
        {first.map((code) => (
          <option key={code} value={code}>
            {wordsOf(code)}
          </option>
        ))}
        {FAMILY_WORDS.map((familia) => (
          <optgroup key={familia} label={FAMILIES[familia].nome}>
            {instrumentsOf(familia).map((instrument) => (
              <option key={instrumentCode(instrument)} value={instrumentCode(instrument)}>
                {capital(instrumentWords(instrument))}
              </option>
            ))}
          </optgroup>
        ))}
      </ChoiceField>
      <ChoiceField key={`nivel ${nivel}`} name="nivel" label="Nível" value={nivel}>
        <option value="">Prefiro não dizer</option>
        {LEVEL_WORDS.map((word) => (
          <option key={word} value={word}>
            {capital(LEVELS[word])}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField key={`estilo ${estilo}`} name="estilo" label="Estilo que mais toca" value={estilo}>
        <option value="">Prefiro não dizer</option>
        {STYLE_WORDS.map((word) => (
          <option key={word} value={word}>
            {capital(STYLES[word])}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}

/** A family without a size first, then each size. */
function instrumentsOf(familia: MyInstrument['familia']): MyInstrument[] {
  return [null, ...sizesOf(familia).map(({ nome }) => nome)].map((tamanho) => ({
    familia,
    tamanho,
    escala: null,
    cordas: null,
  }))
}

/** The code of an instrument without what reviews don't say; none if it can't be read. */
function playedCode(code: string): string[] {
  const instrument = readInstrumentCode(code)

  return instrument ? [instrumentCode(withoutDetails(instrument))] : []
}

const USUAL_CODES = new Set(FAMILY_WORDS.flatMap(instrumentsOf).map(instrumentCode))

function wordsOf(code: string): string {
  const instrument = readInstrumentCode(code)

  return instrument ? capital(instrumentWords(instrument)) : code
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
