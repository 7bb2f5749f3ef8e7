import { Group, Stack, Switch, Text } from '@mantine/core'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { type KnownProvider, PROVIDERS } from '#domain/payments/accounts/providers.ts'
import { METHODS } from '#domain/payments/methods.ts'
import { METHOD_NAMES } from './method-names.ts'

type AccountMethods = StoredAccount['metodos']

type MethodFieldsProps = {
  provedor: KnownProvider
  value: AccountMethods
  onChange: (metodos: AccountMethods) => void
  /** The errors of the form's fields, by name. */
  errors: Record<string, string>
}

const FREE = { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 }

/** Everything that a provider takes, without fees. */
export function allMethods(provedor: KnownProvider): AccountMethods {
  const able: readonly string[] = PROVIDERS[provedor].metodos
  const chosen = METHODS.filter((metodo) => able.includes(metodo))

  return Object.fromEntries(
    chosen.map((metodo) => [metodo, metodo === 'cartao' ? { ...FREE, parcelas: 12 } : FREE]),
  )
}

/** Which methods an account takes, each with its fee, its minimum and, for cards, its instalments. */
export function MethodFields({ provedor, value, onChange, errors }: MethodFieldsProps) {
  const all = allMethods(provedor)

  return (
    <Stack gap="sm">
      <Text size="sm" fw={500}>
        O que esta conta recebe
      </Text>
      {errors['metodos'] && (
        <Text size="sm" c="red.9" role="alert">
          {errors['metodos']}
        </Text>
      )}
      {METHODS.filter((metodo) => all[metodo]).map((metodo) => {
        const terms = value[metodo]
        const name = METHOD_NAMES[metodo]
        const set = (changes: object) =>
          onChange({ ...value, [metodo]: { ...all[metodo], ...terms, ...changes } })

        return (
          <Stack key={metodo} gap="xs">
            <Switch
              label={name}
              checked={terms !== undefined}
              onChange={(event) =>
                event.currentTarget.checked ? set({}) : onChange({ ...value, [metodo]: undefined })
              }
            />
            {terms && (
              <Group align="flex-start" gap="xs">
                <RequiredNumber
                  label="Tarifa"
                  aria-label={`Tarifa de ${name}, em porcentagem`}
                  value={terms.tarifa.percentual / 100}
                  onChange={(taxa) =>
                    set({ tarifa: { ...terms.tarifa, percentual: Math.round(taxa * 100) } })
                  }
                  suffix="%"
                  min={0}
                  max={100}
                  decimalScale={2}
                  w={100}
                />
                <MoneyInput
                  label="Mais, por pagamento"
                  aria-label={`Tarifa fixa de ${name}`}
                  value={terms.tarifa.fixa}
                  onChange={(fixa) => set({ tarifa: { ...terms.tarifa, fixa: fixa ?? 0 } })}
                  w={140}
                />
                <MoneyInput
                  label="Só a partir de"
                  aria-label={`Menor pagamento por ${name}`}
                  value={terms.minimo}
                  onChange={(minimo) => set({ minimo: minimo ?? 0 })}
                  w={140}
                />
                {'parcelas' in terms && (
                  <RequiredNumber
                    label="Parcelas até"
                    value={terms.parcelas}
                    onChange={(parcelas) => set({ parcelas })}
                    min={1}
                    max={24}
                    allowDecimal={false}
                    w={110}
                  />
                )}
              </Group>
            )}
          </Stack>
        )
      })}
      <Text size="xs" c="gray.6">
        As tarifas são as do seu contrato. O pedido mostra quanto o provedor fica de cada pagamento.
      </Text>
    </Stack>
  )
}
