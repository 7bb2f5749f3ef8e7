import { Button, Group, Loader, Radio, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import { failureOf, shownText } from '#admin/shell/failure.ts'
import type { LabelOptions } from '#contract/orders/order-labels.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type BuyLabelsDialogProps = {
  id: string
  /** The label whose goods come back; null to send the order. */
  returned: string | null
  /** Staff have confirmed that it goes though work on it is unpaid. */
  mesmoAssim?: boolean
  onClose: () => void
}

/** Shows what a label costs now, and buys it by one of the services. */
export function BuyLabelsDialog({ id, returned, mesmoAssim = false, onClose }: BuyLabelsDialogProps) {
  const { options, problem } = useOptions(id, returned)
  const [chosen, setChosen] = useState<number | null>(null)
  const { save, saving } = useSave()
  const servico = chosen ?? preselected(options)
  const option = options?.opcoes.find((one) => one.servico === servico)

  async function buy() {
    if (!option) return
    const purchase = { id, servico: option.servico, valor: option.valor }
    const { ok } = await save(() =>
      returned === null
        ? api.orders.buyLabels({ ...purchase, mesmoAssim })
        : api.orders.buyReturn({ ...purchase, etiqueta: returned }),
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={returned === null ? 'Comprar etiqueta' : 'Etiqueta de devolução'}>
      <Stack gap="sm">
        {returned !== null && (
          <Text size="sm">
            A loja paga. O cliente recebe um código e o mostra numa agência dos Correios, com o pacote.
          </Text>
        )}
        {!options && !problem && (
          <Group gap="xs" role="status">
            <Loader size="xs" />
            <Text size="sm">Perguntando os preços ao Melhor Envio…</Text>
          </Group>
        )}
        {problem && (
          <Text size="sm" c="red.9" role="alert">
            {problem}
          </Text>
        )}
        {options?.opcoes.length === 0 && (
          <Text size="sm">Nenhum serviço leva este pacote a este endereço.</Text>
        )}
        {options && options.opcoes.length > 0 && (
          <Radio.Group label="Serviço" value={String(servico)} onChange={(value) => setChosen(Number(value))}>
            <Stack gap="xs" mt="xs">
              {options.opcoes.map((one) => (
                <Radio
                  key={one.servico}
                  value={String(one.servico)}
                  label={`${one.nome}, ${formatBRL(one.valor)}`}
                  description={descriptionOf(one, options.escolhido)}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {options && options.saldo !== null && (
          <Text size="sm" c={option && option.valor > options.saldo ? 'red.9' : 'gray.6'}>
            {option && option.valor > options.saldo
              ? `Faltam ${formatBRL(option.valor - options.saldo)} na carteira do Melhor Envio: ela tem ${formatBRL(options.saldo)}.`
              : `A carteira do Melhor Envio tem ${formatBRL(options.saldo)}.`}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={() => void buy()} loading={saving} disabled={!option}>
            {option ? `Comprar por ${formatBRL(option.valor)}` : 'Comprar'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function useOptions(id: string, returned: string | null) {
  const [options, setOptions] = useState<LabelOptions | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const request =
      returned === null
        ? api.orders.labelOptions({ id })
        : api.orders.returnOptions({ id, etiqueta: returned })
    request.then(setOptions, (error: unknown) => setProblem(shownText(failureOf(error))))
  }, [id, returned])

  return { options, problem }
}

/** What the buyer chose, or the cheapest. */
function preselected(options: LabelOptions | null): number | null {
  const chosen = options?.opcoes.find(({ servico }) => servico === options.escolhido)

  return (chosen ?? options?.opcoes[0])?.servico ?? null
}

function descriptionOf(
  { servico, prazo, volumes }: LabelOptions['opcoes'][number],
  escolhido: number | null,
): string {
  return [
    prazo === 1 ? '1 dia útil' : `${prazo} dias úteis`,
    volumes > 1 && `${volumes} pacotes, uma etiqueta para cada`,
    servico === escolhido && 'foi o que o cliente escolheu',
  ]
    .filter(Boolean)
    .join(' · ')
}
