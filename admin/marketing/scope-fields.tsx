import { Checkbox, Text } from '@mantine/core'
import { ChoicePicker } from '../parts/choice-picker.tsx'
import { MoneyInput } from '../parts/money-input.tsx'
import { Section } from '../parts/section.tsx'
import type { PromotionFieldsProps } from './promotion-draft.ts'

/** What has to lie in the cart. */
export function ScopeFields({ valor, change, problems, disabled }: PromotionFieldsProps) {
  return (
    <Section titulo="Em que vale">
      <Text size="sm" c="gray.6">
        Sem nada escolhido, vale na loja toda. Uma categoria e uma marca juntas: só os produtos da marca
        naquela categoria.
      </Text>
      <ChoicePicker
        label="Categorias"
        tipo="categoria"
        valor={valor.categorias}
        mudar={(categorias) => change({ categorias })}
        error={problems['categorias']}
        disabled={disabled}
      />
      <ChoicePicker
        label="Marcas"
        tipo="marca"
        valor={valor.marcas}
        mudar={(marcas) => change({ marcas })}
        error={problems['marcas']}
        disabled={disabled}
      />
      <ChoicePicker
        label="Produtos"
        tipo="produto"
        valor={valor.produtos}
        mudar={(produtos) => change({ produtos })}
        error={problems['produtos']}
        disabled={disabled}
      />
      <MoneyInput
        label="Compra mínima"
        description="Somando só o que participa, antes dos descontos. Vazio: sem mínimo."
        maw={320}
        valor={valor.subtotalMinimo}
        mudar={(subtotalMinimo) => change({ subtotalMinimo })}
        disabled={disabled}
      />
      <Checkbox
        label="Deixar de fora o que já está em oferta"
        checked={valor.somentePrecoCheio}
        disabled={disabled}
        onChange={(event) => change({ somentePrecoCheio: event.currentTarget.checked })}
      />
    </Section>
  )
}
