import { Group, NumberInput, Switch, Text } from '@mantine/core'
import { MoneyInput } from '../components/form/money-input.tsx'
import { Section } from '../components/page/section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'

const PARTS = ['pagamentos', 'precos'] as const

const METHODS = [
  ['pix', 'Pix'],
  ['cartao', 'Cartão de crédito'],
  ['boleto', 'Boleto'],
] as const

/** How the store is paid: by which ways, in how many parts, with which discount. */
export function Component() {
  const carregado = useSettings()
  const { pagamentos: providers } = carregado.ambiente

  return (
    <SettingsForm nome="pagamentos" carregado={carregado} partes={PARTS}>
      {({ valor: { pagamentos, precos }, mudar, problema }) => (
        <>
          <Section
            titulo="Formas de pagamento"
            texto="Quem recebe o dinheiro é configurado por quem cuida do servidor; as chaves não passam por aqui."
          >
            {METHODS.map(([metodo, nome]) => (
              <Group key={metodo} justify="space-between" gap="xs">
                <Switch
                  label={nome}
                  checked={pagamentos[metodo]}
                  onChange={(event) => mudar('pagamentos', { [metodo]: event.currentTarget.checked })}
                />
                <Text size="sm" c="gray.6">
                  {providerText(providers[metodo])}
                </Text>
              </Group>
            ))}
          </Section>
          <Section titulo="Desconto e parcelas">
            <Group align="flex-start">
              <NumberInput
                label="Desconto no Pix"
                value={precos.descontoVista}
                onChange={(valor) => mudar('precos', { descontoVista: Number(valor) })}
                error={problema('precos.descontoVista')}
                suffix="%"
                min={0}
                max={99}
                allowDecimal={false}
              />
              <MoneyInput
                label="Menor parcela"
                valor={precos.parcelaMinima}
                mudar={(valor) => mudar('precos', { parcelaMinima: valor ?? 0 })}
                error={problema('precos.parcelaMinima')}
              />
            </Group>
            <Group align="flex-start">
              <NumberInput
                label="Máximo de parcelas"
                value={precos.parcelasMaximas}
                onChange={(valor) => mudar('precos', { parcelasMaximas: Number(valor) })}
                error={problema('precos.parcelasMaximas')}
                min={1}
                max={24}
                allowDecimal={false}
              />
              <NumberInput
                label="Parcelas sem juros"
                value={precos.parcelasSemJuros}
                onChange={(valor) => mudar('precos', { parcelasSemJuros: Number(valor) })}
                error={problema('precos.parcelasSemJuros')}
                min={1}
                max={24}
                allowDecimal={false}
              />
              <NumberInput
                label="Juros ao mês"
                description="A partir da primeira parcela com juros"
                value={precos.taxaMensal / 100}
                onChange={(valor) => mudar('precos', { taxaMensal: Math.round(Number(valor) * 100) })}
                error={problema('precos.taxaMensal')}
                suffix="%"
                decimalSeparator=","
                min={0}
                max={20}
                decimalScale={2}
              />
            </Group>
          </Section>
        </>
      )}
    </SettingsForm>
  )
}

function providerText(provider: string | null): string {
  if (provider === null) return 'Ninguém recebe por aqui: não é oferecido'

  return provider === 'simulado' ? 'Simulado: nenhum dinheiro de verdade' : `Por ${provider}`
}
