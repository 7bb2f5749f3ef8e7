import { Group, Table, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { FreightMethodInput } from '#contract/settings/freight-methods.ts'
import { readCep } from '#domain/documents/cep.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { trialRows } from './trial-rows.ts'

/** What the method costs on example CEPs and carts, as it stands in the form: nothing has to be saved first. */
export function FreightTrial({ method }: { method: FreightMethodInput }) {
  const [cep, setCep] = useState('')
  const [grams, setGrams] = useState(1500)
  const [sum, setSum] = useState(15_000)
  const own = readCep(cep)?.cep
  const { carts, rows } = trialRows(method.regras, {
    peso: grams,
    compras: sum,
    cep: own,
    aCombinar: method.tipo === 'aCombinar',
  })

  return (
    <Section
      title="Experimente"
      text="Quanto custa para capitais e interior, com carrinhos de exemplo. Muda enquanto você escreve; não inclui os dias de preparo, nem promoções."
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
            {rows.map(({ cep: to, place, prices }) => (
              <Table.Tr key={to}>
                <Table.Td>
                  {place} ({formatCep(to)})
                </Table.Td>
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
