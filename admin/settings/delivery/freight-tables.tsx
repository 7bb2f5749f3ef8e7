import { Alert, Button, FileButton, Group, List, Table, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { FreightImport, FreightServiceSummary } from '#contract/settings/admin-settings.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type FreightTablesProps = { servicos: FreightServiceSummary[]; hasService: boolean }

/** The store's own freight tables, and an upload that replaces them. */
export function FreightTables({ servicos, hasService }: FreightTablesProps) {
  const { save, saving } = useSave()
  const reset = useRef<() => void>(null)
  const [problems, setProblems] = useState<FreightImport['problemas']>([])

  /** Validates the file first, so that a faulty one never replaces the tables. */
  async function take(arquivo: File | null) {
    if (!arquivo) return
    // Otherwise the browser would not report the same file again, once it is corrected or at another try.
    reset.current?.()
    setProblems([])
    const looked = await save(() => api.settings.importFreight({ arquivo, conferir: 'true' }))
    if (!looked.ok) return
    const { problemas, servicos: nomes, faixas } = looked.result
    setProblems(problemas)
    if (problemas.length > 0) return
    const sure = await askFirst({
      title: 'Trocar as tabelas de frete?',
      action: 'Trocar',
      text: `O arquivo tem ${nomes.join(', ')}, com ${faixas} ${faixas === 1 ? 'faixa' : 'faixas'}. Ele toma o lugar de todas as tabelas de agora.`,
    })
    if (sure)
      await save(() => api.settings.importFreight({ arquivo }), 'Estas são agora as tabelas de frete.')
  }

  return (
    <Section
      title="Tabelas de frete"
      text={
        hasService
          ? 'Quem calcula o frete é o Melhor Envio; as tabelas respondem quando ele falha.'
          : 'Preços e prazos por CEP e peso, de um arquivo CSV.'
      }
    >
      {servicos.length > 0 ? (
        <Table.ScrollContainer minWidth={420} type="native" tabIndex={0}>
          <Table aria-label="Tabelas de frete">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Serviço</Table.Th>
                <Table.Th ta="right">Faixas</Table.Th>
                <Table.Th>Valor</Table.Th>
                <Table.Th>Prazo</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {servicos.map(({ codigo, nome, faixas, valorDe, valorAte, prazoDe, prazoAte }) => (
                <Table.Tr key={codigo}>
                  <Table.Td>{nome}</Table.Td>
                  <Table.Td ta="right">{faixas.toLocaleString('pt-BR')}</Table.Td>
                  <Table.Td>{spanText(formatBRL(valorDe), formatBRL(valorAte))}</Table.Td>
                  <Table.Td>
                    {spanText(String(prazoDe), String(prazoAte))} {prazoAte === 1 ? 'dia útil' : 'dias úteis'}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      ) : (
        <Text size="sm">Ainda não há tabelas: a loja não entrega, só retirada.</Text>
      )}
      {problems.length > 0 && (
        <Alert color="red" title="Nada foi trocado: confira estas linhas" role="alert">
          <List size="sm">
            {problems.map(({ line, motivo }) => (
              <List.Item key={`${line} ${motivo}`}>
                Linha {line}: {motivo}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Allowed permission="configuracao.editar">
        <Group>
          <FileButton resetRef={reset} onChange={(file) => void take(file)} accept=".csv,text/csv">
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={saving}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                Enviar CSV
              </Button>
            )}
          </FileButton>
        </Group>
      </Allowed>
    </Section>
  )
}

function spanText(from: string, to: string): string {
  return from === to ? from : `${from} a ${to}`
}
