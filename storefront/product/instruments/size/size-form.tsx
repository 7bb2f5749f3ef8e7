import { Form } from 'react-router'
import { SIZE_PATH } from '#domain/instruments/sizes/fitting/size-address.ts'
import buttons from '../../../components/button.module.css'
import tools from '../tool-page.module.css'
import { WrittenField } from '../written-field.tsx'
import styles from './size-page.module.css'
import type { SizeView } from './size-view.ts'

type Props = { family: NonNullable<SizeView['family']>; fields: SizeView['fields'] }

/** The player's measures; one is enough. */
export function SizeForm({ family, fields }: Props) {
  return (
    <section aria-labelledby="medidas" className={tools['card']}>
      <h2 id="medidas">Medidas de quem vai tocar</h2>
      <p>Preencha o que souber. A primeira medida é a que diz mais.</p>
      <Form method="get" action={`${SIZE_PATH}#resultado`} className={styles['form']}>
        <input type="hidden" name="instrumento" value={family.word} />
        {fields.map(({ name, label, hint, value, problem }) => (
          <WrittenField
            key={name}
            name={name}
            label={label}
            hint={hint}
            problem={problem ?? undefined}
            value={value}
            inputMode="decimal"
            maxLength={10}
          />
        ))}
        <button type="submit" className={buttons['primary']}>
          Ver o tamanho
        </button>
      </Form>
      <p>
        Sem fita métrica? <a href={family.ruler}>Imprima a régua em tamanho real</a>.
      </p>
    </section>
  )
}
