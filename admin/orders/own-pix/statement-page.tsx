import { Alert, Button, FileButton, Group, List, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { StatementReport } from '#contract/orders/own-pix.ts'
import { type Chosen, choicesOf, chosenAtFirst } from './chosen-entries.ts'
import { StatementEntries } from './statement-entries.tsx'

type Read = { arquivo: File; report: StatementReport }

/** Confirms Pix by the bank's statement: upload, comparison, choice, confirmation. */
export function Component() {
  const [read, setRead] = useState<Read | null>(null)
  const [chosen, setChosen] = useState<Chosen>({})
  const { save, saving } = useSave()
  const choices = choicesOf(chosen)

  async function compare(arquivo: File | null) {
    if (!arquivo) return
    setRead(null)
    const outcome = await save(() => api.ownPix.importStatement({ arquivo }))
    if (outcome.ok) show({ arquivo, report: outcome.result })
  }

  async function confirm({ arquivo }: Read) {
    const outcome = await save(
      () => api.ownPix.importStatement({ arquivo, escolhas: JSON.stringify(choices) }),
      ({ confirmados }) => `${countText(confirmados)}. Os compradores são avisados por e-mail.`,
    )
    if (outcome.ok) show({ arquivo, report: outcome.result })
  }

  function show(next: Read) {
    setRead(next)
    setChosen(chosenAtFirst(next.report))
  }

  return (
    <Page title="Conferir pelo extrato" back={{ to: '/pix', label: 'Pix a conferir' }}>
      <Section
        title="Extrato da conta"
        text="Baixe no site do banco o extrato em OFX (às vezes chamado “Money”) ou em CSV, de qualquer período, e envie aqui. Nada muda antes de você confirmar, e o mesmo extrato duas vezes não confere nada em dobro. Dele guardamos só o que pagou os pedidos."
      >
        <Group>
          <FileButton onChange={(file) => void compare(file)} accept=".ofx,.csv,.txt">
            {(props) => (
              <Button {...props} loading={saving} leftSection={<IconUpload size={16} aria-hidden />}>
                Enviar extrato
              </Button>
            )}
          </FileButton>
          {read && (
            <Text size="sm" role="status">
              {read.arquivo.name}: {countText(read.report.creditos, 'entrada', 'entradas')} e{' '}
              {countText(read.report.debitos, 'saída', 'saídas')}.
            </Text>
          )}
        </Group>
        {read && read.report.problemas.length > 0 && <Problems report={read.report} />}
      </Section>
      {read && (
        <>
          <StatementEntries report={read.report} chosen={chosen} onChange={setChosen} />
          <Group justify="flex-end">
            <Button loading={saving} disabled={choices.length === 0} onClick={() => void confirm(read)}>
              {choices.length === 0 ? 'Nada escolhido' : `Confirmar ${choices.length} Pix`}
            </Button>
          </Group>
        </>
      )}
    </Page>
  )
}

function Problems({ report: { problemas } }: { report: StatementReport }) {
  return (
    <Alert
      color="red.9"
      variant="outline"
      title="Não entendemos estas linhas: confira-as no banco"
      role="alert"
    >
      <List size="sm">
        {problemas.map(({ line, motivo }) => (
          <List.Item key={`${line} ${motivo}`}>
            Linha {line}: {motivo}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function countText(count: number, one = 'Pix conferido', many = 'Pix conferidos'): string {
  return `${count} ${count === 1 ? one : many}`
}
