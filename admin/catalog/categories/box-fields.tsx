import { Fieldset, NumberInput, SimpleGrid, Text } from '@mantine/core'
import type { BoxDraft } from './box-draft.ts'

type BoxFieldsProps = {
  value: BoxDraft
  onChange: (value: BoxDraft) => void
  /** By the category's field: `embalagem.peso`. */
  errors: Record<string, string>
}

const SIDES = [
  ['peso', 'Peso (g)'],
  ['altura', 'Altura (mm)'],
  ['largura', 'Largura (mm)'],
  ['comprimento', 'Comprimento (mm)'],
] as const

/** The default package for the category's products that have none of their own. All four measures or none. */
export function BoxFields({ value, onChange, errors }: BoxFieldsProps) {
  const isKnown = SIDES.some(([side]) => value[side] !== null)

  return (
    <Fieldset legend="Embalagem dos produtos">
      <Text size="sm" c="gray.7" mb="xs">
        A caixa fechada, pronta para o envio. Uma importação a usa nos produtos desta categoria que vêm sem
        peso ou medidas, e o cadastro do produto a oferece. O que já está na loja não muda. Deixe vazio se os
        produtos têm tamanhos diferentes: o frete sai desta caixa.
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        {SIDES.map(([side, label]) => (
          <NumberInput
            key={side}
            label={label}
            value={value[side] ?? ''}
            min={1}
            max={10_000_000}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            required={isKnown}
            error={errors[`embalagem.${side}`]}
            onChange={(typed) => onChange({ ...value, [side]: Number(typed) || null })}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  )
}
