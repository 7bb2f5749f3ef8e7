import { Group, Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { FreightMethodInput } from '#contract/settings/freight-methods.ts'
import { readCep } from '#domain/documents/cep.ts'
import type { Coordinates } from '#domain/shipping/coordinates.ts'
import { hasDistances } from '#domain/shipping/methods/freight-method.ts'
import { trialRows } from './trial-rows.ts'
import { useDistanceTo } from './use-distance-to.ts'

type FreightTrialProps = {
  method: FreightMethodInput
  /** Where its distances are measured from, if that is known. */
  from: Coordinates | null
}

/** What the method costs on examples, as it stands in the form: nothing has to be saved first. */
export function FreightTrial({ method, from }: FreightTrialProps) {
  const [cep, setCep] = useState('')
  const [grams, setGrams] = useState(1500)
  const [sum, setSum] = useState(15_000)
  const own = readCep(cep)?.cep
  const measured = hasDistances(method.regras)
  const { distancia, pending } = useDistanceTo(own, measured ? from : null)
  const { carts, rows } = trialRows(method.regras, {
    peso: grams,
    compras: sum,
    cep: own,
    distancia,
    aCombinar: method.tipo === 'aCombinar',
  })

  return (
    <Section
      title="Experimente"
      text="Quanto custa para capitais e interior, ou a cada distância, com carrinhos de exemplo. Muda enquanto você escreve; não inclui os dias de preparo, nem promoções."
    >
      <Group align="flex-start">
        <TextInput
          label="Um CEP seu"
          inputMode="numeric"
          placeholder="00000-000"
          value={cep}
          onChange={(event) => setCep(event.currentTarget.value)}
          {...(cep.trim().length >= 8 && !own && { error: 'Este CEP não existe.' })}
          maxLength={10}
          w={130}
        />
        <RequiredNumber
          label="Peso do seu carrinho"
          value={grams}
          onChange={setGrams}
          suffix=" g"
          min={1}
          max={999_999}
          allowDecimal={false}
          w={160}
        />
        <MoneyInput
          label="Valor do seu carrinho"
          value={sum}
          onChange={(value) => setSum(value ?? 0)}
          w={160}
        />
      </Group>
      {measured && own !== undefined && distancia === null && (
        <Text size="sm" role="status">
          {pending ? 'Procurando onde o CEP fica…' : 'Não sabemos a que distância este CEP fica.'}
        </Text>
      )}
      <Table.ScrollContainer minWidth={520} type="native" tabIndex={0}>
        <Table aria-label="Preços de exemplo">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Para</Table.Th>
              {carts.map((cart) => (
                <Table.Th key={cart} ta="right">
                  {cart}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ place, prices }) => (
              <Table.Tr key={place}>
                <Table.Td>{place}</Table.Td>
                {prices.map((price, i) => (
                  <Table.Td key={carts[i]} ta="right">
                    {price}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  )
}
