import { Checkbox, Group } from '@mantine/core'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { PromotionFieldsProps } from './promotion-draft.ts'
import { WholeNumber } from './whole-number.tsx'

/** Who may use it, when, and how often. */
export function LimitFields({
  value,
  change,
  problems,
  isCoupon,
}: PromotionFieldsProps & { isCoupon: boolean }) {
  return (
    <Section title="Quando e para quem">
      <Group align="flex-start">
        <MomentField
          label="Começa em"
          description="Vazio: já vale."
          value={value.validoDe}
          onChange={(validoDe) => change({ validoDe })}
        />
        <MomentField
          label="Termina em"
          description="Vazio: sem fim."
          value={value.validoAte}
          onChange={(validoAte) => change({ validoAte })}
          error={problems['validoAte']}
        />
      </Group>
      <Group align="flex-start">
        <WholeNumber
          label="Pedidos no máximo"
          value={value.usosMaximos}
          onChange={(usosMaximos) => change({ usosMaximos })}
          error={problems['usosMaximos']}
        />
        <WholeNumber
          label="Usos por cliente"
          value={value.usosPorCliente}
          onChange={(usosPorCliente) => change({ usosPorCliente })}
          error={problems['usosPorCliente']}
        />
      </Group>
      <Checkbox
        label="Só na primeira compra"
        checked={value.primeiraCompra}
        onChange={(event) => change({ primeiraCompra: event.currentTarget.checked })}
      />
      <Checkbox
        label="Só para quem entrou na conta"
        checked={value.exigeLogin}
        onChange={(event) => change({ exigeLogin: event.currentTarget.checked })}
      />
      {isCoupon && (
        <Checkbox
          label="Soma com as promoções do carrinho"
          description="Sem marcar, vale só para o que nenhuma promoção barateou."
          checked={value.acumula}
          onChange={(event) => change({ acumula: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={isCoupon ? 'Cupom ligado' : 'Promoção ligada'}
        checked={value.ativo}
        onChange={(event) => change({ ativo: event.currentTarget.checked })}
      />
    </Section>
  )
}
