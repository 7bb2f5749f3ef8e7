import { Field } from '../../../components/forms/field.tsx'
import { ChoiceField } from '../choice-field.tsx'
import type { MineView } from './mine-view.ts'

type Props = {
  view: Pick<
    MineView,
    'tamanhos' | 'tamanho' | 'contagens' | 'cordas' | 'escala' | 'escalaUsual' | 'problemas'
  >
}

/** Size, number of strings and scale of an instrument, where it comes in several. */
export function InstrumentFields({ view }: Props) {
  const { tamanhos, tamanho, contagens, cordas, escala, escalaUsual, problemas } = view

  return (
    <>
      {tamanhos.length > 0 && (
        <ChoiceField name="tamanho" label="Tamanho" value={tamanho} hint={problemas['tamanho'] ?? ''}>
          <option value="">Não sei</option>
          {tamanhos.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </ChoiceField>
      )}
      <ChoiceField
        name="cordas"
        label="Número de cordas"
        value={String(cordas ?? contagens[0] ?? '')}
        hint={problemas['cordas'] ?? ''}
      >
        {contagens.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </ChoiceField>
      {escalaUsual !== null && (
        <Field
          name="escala"
          label="Escala, em milímetros"
          hint={`Da pestana à ponte. Se não souber, deixe em branco; a mais comum tem ${escalaUsual} mm.`}
          problem={problemas['escala']}
          defaultValue={escala}
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
        />
      )}
    </>
  )
}
