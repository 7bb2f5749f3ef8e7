import type { Player } from '#domain/review/player.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import styles from '../form-page.module.css'
import { PlayerChoices } from './player-choices.tsx'

type Props = {
  /** What the author said before, or typed just now. */
  saved: { [Field in keyof Player]: string | number | undefined }
  /** The code of the instrument that the product is or is for; empty if unknown. */
  usual: string
}

/** Who plays: instrument, level, style and months of use. All optional. */
export function PlayerFields({ saved: { toca, nivel, estilo, meses }, usual }: Props) {
  return (
    <fieldset>
      <legend className={styles['text']}>Quem toca (se quiser)</legend>
      <div className={styles['pair']}>
        <PlayerChoices
          toca={toca === undefined ? undefined : String(toca)}
          nivel={String(nivel ?? '')}
          estilo={String(estilo ?? '')}
          usual={usual}
        />
        <Field label="Meses de uso" name="meses" inputMode="numeric" maxLength={3} defaultValue={meses} />
      </div>
    </fieldset>
  )
}
