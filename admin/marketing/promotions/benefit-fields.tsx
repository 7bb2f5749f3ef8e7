import { Group, MultiSelect, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { UFS } from '#admin/settings/store/store-address.tsx'
import { BENEFITS } from './benefit-names.ts'
import type { PromotionFieldsProps } from './promotion-draft.ts'
import { WholeNumber } from './whole-number.tsx'

/** The rule's name and benefit. */
export function BenefitFields({
  value,
  change,
  problems,
  codeField,
}: PromotionFieldsProps & { codeField: ReactNode }) {
  return (
    <Section title="O que dá">
      <Group align="flex-start" grow preventGrowOverflow={false}>
        {codeField}
        <TextInput
          label="Nome"
          description="O que a pessoa lê ao lado do desconto."
          value={value.nome}
          maxLength={80}
          required
          error={problems['nome']}
          onChange={(event) => change({ nome: event.currentTarget.value })}
        />
      </Group>
      <NativeSelect
        label="Tipo de desconto"
        maw={260}
        data={[...BENEFITS]}
        value={value.tipoBeneficio}
        onChange={(event) => {
          const benefit = BENEFITS.find((one) => one.value === event.currentTarget.value)
          if (benefit) change({ tipoBeneficio: benefit.value })
        }}
      />
      <BenefitAmount value={value} change={change} problems={problems} />
    </Section>
  )
}

function BenefitAmount({ value, change, problems }: PromotionFieldsProps) {
  switch (value.tipoBeneficio) {
    case 'porcentagem':
      return (
        <>
          <WholeNumber
            label="Desconto"
            suffix="%"
            value={value.porcentagem}
            onChange={(porcentagem) => change({ porcentagem })}
            error={problems['beneficio.porcentagem']}
          />
          {value.porcentagem === 100 && (
            <Text size="sm" role="status">
              Os produtos saem de graça: o cliente paga só o frete, e sem frete o pedido já nasce pago.
              {value.usosMaximos === null &&
                ' Diga em “Pedidos no máximo” quantas vezes isto pode acontecer.'}
            </Text>
          )}
        </>
      )
    case 'valor':
      return (
        <MoneyInput
          label="Desconto"
          description="Uma vez por compra, e nunca mais do que os produtos custam."
          maw={260}
          value={value.valor}
          onChange={(centavos) => change({ valor: centavos })}
          error={problems['beneficio.valor']}
        />
      )
    case 'levePague':
      return (
        <Group align="flex-start">
          <WholeNumber
            label="Leve"
            value={value.leve}
            onChange={(leve) => change({ leve })}
            error={problems['beneficio.leve']}
          />
          <WholeNumber
            label="Pague"
            value={value.pague}
            onChange={(pague) => change({ pague })}
            error={problems['beneficio.pague']}
          />
        </Group>
      )
    case 'freteGratis':
      return (
        <Stack gap="sm">
          <Text size="sm" c="gray.6">
            A loja paga o frete mais barato quando todos os produtos do carrinho participam.
          </Text>
          <MultiSelect
            label="Só nestes estados"
            description="Vazio: em todos. O nome da promoção é lido no Brasil inteiro; os estados aparecem ao lado dele."
            maw={480}
            data={UFS}
            value={value.ufs}
            error={problems['beneficio.ufs']}
            onChange={(ufs) => change({ ufs })}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Todos os estados' }}
          />
        </Stack>
      )
  }
}
