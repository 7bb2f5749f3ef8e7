import { Badge, Button, Code, FileButton, Group, Stack, Table, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'
import { WithoutPassport } from '../passports/without-passport.tsx'
import { isWork, summaryOf, textOf } from './shipment-lines.ts'

type Step =
  | { name: 'file' }
  | { name: 'check'; csv: string; lines: OrderShipmentLine[] }
  | { name: 'done'; lines: OrderShipmentLine[]; withoutPassport: number }

/** Ships many orders from a CSV of tracking codes, after a preview line by line. */
export function Component() {
  const [step, setStep] = useState<Step>({ name: 'file' })
  const { save, saving } = useSave()
  const reset = useRef<() => void>(null)

  async function read(file: File | null) {
    if (!file) return
    // Otherwise the browser would not report the same file at another try.
    reset.current?.()
    const csv = textOf(await file.arrayBuffer())
    const outcome = await save(() => api.orders.previewShipments({ csv }))
    if (outcome.ok) setStep({ name: 'check', csv, lines: outcome.result.linhas })
  }

  async function ship(csv: string) {
    const outcome = await save(() => api.orders.shipMany({ csv }))
    if (outcome.ok) {
      const { linhas, semPassaporte } = outcome.result
      setStep({ name: 'done', lines: linhas, withoutPassport: semPassaporte })
    }
  }

  return (
    <Page title="Enviar por planilha" back={{ to: '/pedidos', label: 'Pedidos' }}>
      {step.name === 'file' && (
        <Section title="Arquivo com os códigos">
          <Text size="sm">
            Um CSV em que a primeira linha dá nome às colunas. <Code>pedido</Code> e <Code>codigo</Code> são
            obrigatórias; <Code>transportadora</Code> e <Code>url</Code>, se quiser. De um pedido que saiu em
            mais de uma encomenda, <Code>encomenda</Code> diz qual. Até 1.000 linhas por vez.
          </Text>
          <Code block>{'pedido;codigo;transportadora\n12345678;AB123456789BR;Correios'}</Code>
          <Group>
            <FileButton
              resetRef={reset}
              accept=".csv,text/csv,text/plain"
              onChange={(file) => void read(file)}
            >
              {(props) => (
                <Button {...props} loading={saving} leftSection={<IconUpload size={16} aria-hidden />}>
                  Escolher arquivo
                </Button>
              )}
            </FileButton>
          </Group>
        </Section>
      )}
      {step.name === 'check' && (
        <Section title="Confira o que vai acontecer">
          <Text size="sm">{summaryOf(step.lines, 'vai')}</Text>
          <Lines lines={step.lines} />
          <Group>
            <Button loading={saving} disabled={!step.lines.some(isWork)} onClick={() => void ship(step.csv)}>
              Enviar os pedidos
            </Button>
            <Button variant="default" onClick={() => setStep({ name: 'file' })}>
              Escolher outro arquivo
            </Button>
          </Group>
        </Section>
      )}
      {step.name === 'done' && (
        <Section title="Pronto">
          <Text size="sm" role="status">
            {summaryOf(step.lines, 'foi')}
          </Text>
          <WithoutPassport count={step.withoutPassport} />
          <Lines lines={step.lines} />
          <Group>
            <Button component={Link} to="/pedidos?situacao=enviado">
              Ver os enviados
            </Button>
            <Button variant="default" onClick={() => setStep({ name: 'file' })}>
              Outro arquivo
            </Button>
          </Group>
        </Section>
      )}
    </Page>
  )
}

function Lines({ lines }: { lines: OrderShipmentLine[] }) {
  return (
    <Stack gap="xs">
      <Table.ScrollContainer minWidth={0} type="native" tabIndex={0}>
        <Table aria-label="Linhas do arquivo">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Linha</Table.Th>
              <Table.Th>Pedido</Table.Th>
              <Table.Th>Código</Table.Th>
              <Table.Th>O que acontece</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map(({ linha, numero, nome, codigo, transportadora, resultado, motivo }) => (
              <Table.Tr key={linha}>
                <Table.Td>{linha}</Table.Td>
                <Table.Td>
                  {numero}
                  <Text size="xs" c="gray.6">
                    {nome}
                  </Text>
                </Table.Td>
                <Table.Td>
                  {codigo}
                  <Text size="xs" c="gray.6">
                    {transportadora}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Badge
                    variant="outline"
                    tt="none"
                    fw={500}
                    color={resultado === 'erro' ? 'red.9' : 'pine.7'}
                  >
                    {RESULT_NAMES[resultado]}
                  </Badge>
                  {motivo !== '' && <Text size="xs">{motivo}</Text>}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}

const RESULT_NAMES: Readonly<Record<OrderShipmentLine['resultado'], string>> = {
  enviar: 'Enviar',
  separarEEnviar: 'Separar e enviar',
  trocarCodigo: 'Trocar o código',
  nada: 'Já está assim',
  erro: 'Com problema',
}
