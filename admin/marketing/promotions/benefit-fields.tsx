import { Group, MultiSelect, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { MoneyInput } from '#admin/components/form/money-input.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { UFS } from '#admin/settings/store/store-address.tsx'
import { BENEFITS } from './benefit-names.ts'
import type { PromotionFieldsProps } from './promotion-draft.ts'
import { WholeNumber } from './whole-number.tsx'

/** What the rule is called and what it gives. */
export function BenefitFields({
  valor,
  change,
  problems,
  codigo,
}: PromotionFieldsProps & { codigo: ReactNode }) {
  return (
    <Section titulo="O que dá">
      <Group align="flex-start" grow preventGrowOverflow={false}>
        {codigo}
        <TextInput
          label="Nome"
          description="O que a pessoa lê ao lado do desconto."
          value={valor.nome}
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
        value={valor.tipoBeneficio}
        onChange={(event) => {
          const benefit = BENEFITS.find(({ value }) => value === event.currentTarget.value)
          if (benefit) change({ tipoBeneficio: benefit.value })
        }}
      />
      <BenefitAmount valor={valor} change={change} problems={problems} />
    </Section>
  )
}

function BenefitAmount({ valor, change, problems }: PromotionFieldsProps) {
  switch (valor.tipoBeneficio) {
    case 'porcentagem':
      return (
        <>
          <WholeNumber
            label="Desconto"
            suffix="%"
            valor={valor.porcentagem}
            mudar={(porcentagem) => change({ porcentagem })}
            error={problems['beneficio.porcentagem']}
          />
          {valor.porcentagem === 100 && (
            <Text size="sm" role="status">
              Os produtos saem de graça: o cliente paga só o frete, e sem frete o pedido já nasce pago.
              {valor.usosMaximos === null &&
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
          valor={valor.valor}
          mudar={(centavos) => change({ valor: centavos })}
          error={problems['beneficio.valor']}
        />
      )
    case 'levePague':
      return (
        <Group align="flex-start">
          <WholeNumber
            label="Leve"
            valor={valor.leve}
            mudar={(leve) => change({ leve })}
            error={problems['beneficio.leve']}
          />
          <WholeNumber
            label="Pague"
            valor={valor.pague}
            mudar={(pague) => change({ pague })}
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
            value={valor.ufs}
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
