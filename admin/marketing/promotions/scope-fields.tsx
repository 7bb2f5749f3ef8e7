import { Checkbox, Text } from '@mantine/core'
import { ChoicePicker } from '#admin/components/lookup/choice-picker.tsx'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { PromotionFieldsProps } from './promotion-draft.ts'

/** The products that must be in the cart. */
export function ScopeFields({ value, change, problems }: PromotionFieldsProps) {
  return (
    <Section title="Em que vale">
      <Text size="sm" c="gray.6">
        Sem nada escolhido, vale na loja toda. Uma categoria e uma marca juntas: só os produtos da marca
        naquela categoria.
      </Text>
      <ChoicePicker
        label="Categorias"
        tipo="categoria"
        value={value.categorias}
        onChange={(categorias) => change({ categorias })}
        error={problems['categorias']}
      />
      <ChoicePicker
        label="Marcas"
        tipo="marca"
        value={value.marcas}
        onChange={(marcas) => change({ marcas })}
        error={problems['marcas']}
      />
      <ChoicePicker
        label="Produtos"
        tipo="produto"
        value={value.produtos}
        onChange={(produtos) => change({ produtos })}
        error={problems['produtos']}
      />
      <MoneyInput
        label="Compra mínima"
        description="Somando só o que participa, antes dos descontos. Vazio: sem mínimo."
        maw={320}
        value={value.subtotalMinimo}
        onChange={(subtotalMinimo) => change({ subtotalMinimo })}
        error={problems['subtotalMinimo']}
      />
      <Checkbox
        label="Deixar de fora o que já está em oferta"
        checked={value.somentePrecoCheio}
        onChange={(event) => change({ somentePrecoCheio: event.currentTarget.checked })}
      />
    </Section>
  )
}
