import { Button, Fieldset, Group, Stack, Switch, Text, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { TradeInRulesForm } from '#contract/orders/admin-trade-ins.ts'
import { TRADE_CONDITION_WORDS, TRADE_CONDITIONS } from '#domain/order/trade-in/conditions.ts'
import { MAX_STEPS } from '#domain/order/trade-in/trade-in-rules.ts'

type Rules = TradeInRulesForm['regras']

const LABELS: Record<keyof Rules, string> = {
  ativa: 'Trocas ligadas',
  faixas: 'Quanto vale por idade',
  condicoes: 'Quanto vale por condição',
  minimo: 'Crédito mínimo',
  validadeDias: 'Validade do crédito',
  envioDias: 'Prazo para enviar',
  instrucoes: 'Como enviar',
}

const MAX_MONTHS = 240

export function loader() {
  return api.tradeIns.rules()
}

/** What the store gives for outgrown instruments. */
export function Component() {
  const saved = useLoaderData<typeof loader>()
  const form = useVersionedForm<Rules, TradeInRulesForm>({
    name: 'configuracao:troca',
    saved,
    formOf: ({ regras }) => regras,
    fields: LABELS,
    inputKey: 'regras',
    send: (regras, versao) => api.tradeIns.saveRules({ versao, regras }),
    currentOf: currentRules,
    success: 'Regras salvas. Créditos já aceitos ficam como estão.',
  })
  const { value, change, errors } = form

  return (
    <Page title="Quanto a loja dá" back={{ to: '/trocas', label: 'Trocas' }} shopPath="/minha-conta/trocas">
      <VersionedForm permission="configuracao.editar" form={form}>
        <Section
          title="Troca por um maior"
          text="Quem comprou aqui um violino, viola, violoncelo, contrabaixo ou violão de tamanho menor vê na conta quanto ele vale como crédito no próximo tamanho. O tamanho vem da ficha do produto."
        >
          <Switch
            label="Aceitar instrumentos em troca"
            checked={value.ativa}
            onChange={(event) => change({ ativa: event.currentTarget.checked })}
          />
        </Section>
        <AgeSteps value={value} change={change} errors={errors} />
        <Section title="Por condição" text="A parte desse valor que fica, em cada condição.">
          <Group align="flex-start">
            {TRADE_CONDITIONS.map((condition) => (
              <RequiredNumber
                key={condition}
                label={TRADE_CONDITION_WORDS[condition].nome}
                suffix=" %"
                value={value.condicoes[condition]}
                onChange={(percent) => change({ condicoes: { ...value.condicoes, [condition]: percent } })}
                min={0}
                max={100}
                error={errors[`condicoes.${condition}`]}
                w={150}
              />
            ))}
          </Group>
          <Text size="sm" c="gray.6">
            O cliente lê o que cada uma quer dizer, e a loja confere quando o instrumento chega.
          </Text>
        </Section>
        <Section title="Prazos e envio">
          <Group align="flex-start">
            <MoneyInput
              label={LABELS.minimo}
              value={value.minimo}
              onChange={(minimo) => change({ minimo: minimo ?? 0 })}
              error={errors['minimo']}
              w={150}
            />
            <RequiredNumber
              label={LABELS.validadeDias}
              suffix=" dias"
              value={value.validadeDias}
              onChange={(validadeDias) => change({ validadeDias })}
              min={1}
              max={365}
              error={errors['validadeDias']}
              w={150}
            />
            <RequiredNumber
              label={LABELS.envioDias}
              suffix=" dias"
              description="Depois que o novo chega"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={value.envioDias}
              onChange={(envioDias) => change({ envioDias })}
              min={1}
              max={90}
              error={errors['envioDias']}
              w={180}
            />
          </Group>
          <Textarea
            label={LABELS.instrucoes}
            description="O cliente lê na conta e no e-mail: como embalar, para onde mandar ou onde entregar."
            value={value.instrucoes}
            onChange={(event) => change({ instrucoes: event.currentTarget.value })}
            error={errors['instrucoes']}
            maxLength={1000}
            autosize
            minRows={3}
          />
        </Section>
      </VersionedForm>
    </Page>
  )
}

type PartProps = { value: Rules; change: (changes: Partial<Rules>) => void; errors: Record<string, string> }

function AgeSteps({ value: { faixas }, change, errors }: PartProps) {
  const changeStep = (at: number, changes: Partial<Rules['faixas'][number]>) =>
    change({ faixas: faixas.map((step, i) => (i === at ? { ...step, ...changes } : step)) })
  const last = faixas.at(-1)

  return (
    <Section
      title="Por idade"
      text="A parte do que o cliente pagou, pelos meses desde que recebeu. Depois da última faixa, a loja não aceita."
    >
      <Stack gap="sm">
        {faixas.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing else, and keep their order
          <Fieldset key={i} legend={`Faixa ${i + 1}`}>
            <Group align="flex-end">
              <RequiredNumber
                label="Até"
                suffix=" meses"
                value={step.meses}
                onChange={(meses) => changeStep(i, { meses })}
                min={1}
                max={MAX_MONTHS}
                error={errors[`faixas.${i}.meses`]}
                w={130}
              />
              <RequiredNumber
                label="Vale"
                suffix=" %"
                value={step.porcentagem}
                onChange={(porcentagem) => changeStep(i, { porcentagem })}
                min={0}
                max={100}
                error={errors[`faixas.${i}.porcentagem`]}
                w={110}
              />
              {faixas.length > 1 && (
                <Button
                  variant="subtle"
                  onClick={() => change({ faixas: faixas.filter((_, at) => at !== i) })}
                  aria-label={`Tirar a faixa ${i + 1}`}
                >
                  Tirar
                </Button>
              )}
            </Group>
          </Fieldset>
        ))}
        {errors['faixas'] && (
          <Text size="sm" c="red.9">
            {errors['faixas']}
          </Text>
        )}
        {faixas.length < MAX_STEPS && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() =>
                change({
                  faixas: [
                    ...faixas,
                    {
                      meses: Math.min(MAX_MONTHS, (last?.meses ?? 0) + 12),
                      porcentagem: last?.porcentagem ?? 50,
                    },
                  ],
                })
              }
            >
              Nova faixa
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  )
}

/** The refusal has the rules without their version, which the loader reads. */
function currentRules(): Promise<TradeInRulesForm> {
  return api.tradeIns.rules()
}
