import {
  Card,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { ReactNode } from 'react'
import type { Benefit } from '#domain/cart/promotion.ts'
import { ChoicePicker } from '../parts/choice-picker.tsx'
import { MomentField } from '../parts/moment-field.tsx'
import { MoneyInput } from '../parts/money-input.tsx'
import type { PromotionDraft } from './promotion-draft.ts'

export type FieldsProps = {
  valor: PromotionDraft
  change: (changes: Partial<PromotionDraft>) => void
  problems: Record<string, string>
  disabled: boolean
}

const BENEFITS: { value: Benefit['tipo']; label: string }[] = [
  { value: 'porcentagem', label: 'Porcentagem' },
  { value: 'valor', label: 'Valor em reais' },
  { value: 'levePague', label: 'Leve mais, pague menos' },
  { value: 'freteGratis', label: 'Frete grátis' },
]

/** What the rule is called and what it gives. */
export function BenefitFields({
  valor,
  change,
  problems,
  disabled,
  codigo,
}: FieldsProps & { codigo: ReactNode }) {
  return (
    <Part titulo="O que dá">
      <Group align="flex-start" grow preventGrowOverflow={false}>
        {codigo}
        <TextInput
          label="Nome"
          description="O que a pessoa lê ao lado do desconto."
          value={valor.nome}
          maxLength={80}
          required
          disabled={disabled}
          error={problems['nome']}
          onChange={(event) => change({ nome: event.currentTarget.value })}
        />
      </Group>
      <NativeSelect
        label="Tipo de desconto"
        maw={260}
        data={BENEFITS}
        value={valor.tipoBeneficio}
        disabled={disabled}
        onChange={(event) => {
          const benefit = BENEFITS.find(({ value }) => value === event.currentTarget.value)
          if (benefit) change({ tipoBeneficio: benefit.value })
        }}
      />
      <BenefitAmount valor={valor} change={change} problems={problems} disabled={disabled} />
    </Part>
  )
}

function BenefitAmount({ valor, change, problems, disabled }: FieldsProps) {
  switch (valor.tipoBeneficio) {
    case 'porcentagem':
      return (
        <WholeNumber
          label="Desconto"
          suffix="%"
          valor={valor.porcentagem}
          mudar={(porcentagem) => change({ porcentagem })}
          error={problems['porcentagem']}
          disabled={disabled}
        />
      )
    case 'valor':
      return (
        <MoneyInput
          label="Desconto"
          description="Uma vez por compra, e nunca mais do que os produtos custam."
          maw={260}
          valor={valor.valor}
          mudar={(centavos) => change({ valor: centavos })}
          error={problems['valor']}
          disabled={disabled}
        />
      )
    case 'levePague':
      return (
        <Group align="flex-start">
          <WholeNumber
            label="Leve"
            valor={valor.leve}
            mudar={(leve) => change({ leve })}
            error={problems['leve']}
            disabled={disabled}
          />
          <WholeNumber
            label="Pague"
            valor={valor.pague}
            mudar={(pague) => change({ pague })}
            error={problems['pague']}
            disabled={disabled}
          />
        </Group>
      )
    case 'freteGratis':
      return (
        <Text size="sm" c="gray.6">
          A loja paga o frete quando todos os produtos do carrinho participam.
        </Text>
      )
  }
}

/** What has to lie in the cart. */
export function ScopeFields({ valor, change, problems, disabled }: FieldsProps) {
  return (
    <Part titulo="Em que vale">
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
    </Part>
  )
}

/** Who gets it, when, and how often. */
export function LimitFields({
  valor,
  change,
  problems,
  disabled,
  isCoupon,
}: FieldsProps & { isCoupon: boolean }) {
  return (
    <Part titulo="Quando e para quem">
      <Group align="flex-start">
        <MomentField
          label="Começa em"
          description="Vazio: já vale."
          valor={valor.validoDe}
          mudar={(validoDe) => change({ validoDe })}
          disabled={disabled}
        />
        <MomentField
          label="Termina em"
          description="Vazio: sem fim."
          valor={valor.validoAte}
          mudar={(validoAte) => change({ validoAte })}
          error={problems['validoAte']}
          disabled={disabled}
        />
      </Group>
      <Group align="flex-start">
        <WholeNumber
          label="Pedidos no máximo"
          valor={valor.usosMaximos}
          mudar={(usosMaximos) => change({ usosMaximos })}
          error={problems['usosMaximos']}
          disabled={disabled}
        />
        <WholeNumber
          label="Usos por cliente"
          valor={valor.usosPorCliente}
          mudar={(usosPorCliente) => change({ usosPorCliente })}
          error={problems['usosPorCliente']}
          disabled={disabled}
        />
      </Group>
      <Checkbox
        label="Só na primeira compra"
        checked={valor.primeiraCompra}
        disabled={disabled}
        onChange={(event) => change({ primeiraCompra: event.currentTarget.checked })}
      />
      <Checkbox
        label="Só para quem entrou na conta"
        checked={valor.exigeLogin}
        disabled={disabled}
        onChange={(event) => change({ exigeLogin: event.currentTarget.checked })}
      />
      {isCoupon && (
        <Checkbox
          label="Soma com as promoções do carrinho"
          description="Sem marcar, vale só para o que nenhuma promoção barateou."
          checked={valor.acumula}
          disabled={disabled}
          onChange={(event) => change({ acumula: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={isCoupon ? 'Cupom ligado' : 'Promoção ligada'}
        checked={valor.ativo}
        disabled={disabled}
        onChange={(event) => change({ ativo: event.currentTarget.checked })}
      />
    </Part>
  )
}

function Part({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={2}>{titulo}</Title>
        {children}
      </Stack>
    </Card>
  )
}

type WholeNumberProps = {
  label: string
  suffix?: string
  valor: number | null
  mudar: (valor: number | null) => void
  error: string | undefined
  disabled: boolean
}

/** Empty is null. */
function WholeNumber({ valor, mudar, ...props }: WholeNumberProps) {
  return (
    <NumberInput
      {...props}
      maw={180}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={valor ?? ''}
      onChange={(typed) => mudar(typed === '' ? null : Number(typed))}
    />
  )
}
