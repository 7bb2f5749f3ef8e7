import { useEffect, useState } from 'react'
import { FAMILIES, FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import {
  instrumentCode,
  instrumentWords,
  type MyInstrument,
  readInstrumentCode,
} from '#domain/instruments/mine/my-instrument.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { LEVEL_WORDS, LEVELS, type Player, STYLE_WORDS, STYLES } from '#domain/review/player.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { storedCodes } from '#storefront/product/instruments/mine/stored-instruments.ts'
import styles from '../form-page.module.css'

type Props = {
  /** What the author said before, or typed just now. */
  saved: { [Field in keyof Player]: string | number | undefined }
  /** The code of the instrument that the product is or is for; empty if unknown. */
  usual: string
}

/** Who plays: instrument, level, style and months of use. All optional. */
export function PlayerFields({ saved, usual }: Props) {
  const [mine, setMine] = useState<string[]>([])
  useEffect(() => setMine(storedCodes().filter((code) => readInstrumentCode(code) !== null)), [])
  const toca = String(saved.toca ?? mine[0] ?? usual)
  const first = [...new Set([toca, ...mine])].filter((code) => !USUAL_CODES.has(code) && code !== '')

  return (
    <fieldset>
      <legend className={styles['text']}>Quem toca (se quiser)</legend>
      <div className={styles['pair']}>
        <ChoiceField key={toca} name="toca" label="O que você toca" value={toca}>
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
        <ChoiceField name="nivel" label="Nível" value={String(saved.nivel ?? '')}>
          <option value="">Prefiro não dizer</option>
          {LEVEL_WORDS.map((word) => (
            <option key={word} value={word}>
              {capital(LEVELS[word])}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField name="estilo" label="Estilo que mais toca" value={String(saved.estilo ?? '')}>
          <option value="">Prefiro não dizer</option>
          {STYLE_WORDS.map((word) => (
            <option key={word} value={word}>
              {capital(STYLES[word])}
            </option>
          ))}
        </ChoiceField>
        <Field
          label="Meses de uso"
          name="meses"
          inputMode="numeric"
          maxLength={3}
          defaultValue={saved.meses}
        />
      </div>
    </fieldset>
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

const USUAL_CODES = new Set(FAMILY_WORDS.flatMap(instrumentsOf).map(instrumentCode))

function wordsOf(code: string): string {
  const instrument = readInstrumentCode(code)

  return instrument ? capital(instrumentWords(instrument)) : code
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
