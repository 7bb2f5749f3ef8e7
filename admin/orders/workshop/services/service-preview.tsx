import { Group, List, Stack, Text } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import { formatBRL } from '#domain/money/format-money.ts'
import type { ServiceQuestion } from '#domain/workshop/service.ts'
import type { ServiceDraft } from './service-page.tsx'

/** What the shopper reads of a service before choosing it. */
export function ServicePreview({ service }: { service: ServiceDraft }) {
  const { nome, descricao, preco, perguntas } = service

  return (
    <Section title="Como o cliente lê" text="O prazo sai da agenda da oficina, no dia em que ele escolhe.">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{nome === '' ? 'Sem nome' : nome}</Text>
          <Text fw={600}>{preco === 0 ? 'Grátis' : `+ ${formatBRL(preco)}`}</Text>
        </Group>
        {descricao !== '' && <Text size="sm">{descricao}</Text>}
        {perguntas.map((question) => (
          <Stack key={question.chave} gap={2}>
            <Text size="sm" fw={600}>
              {question.rotulo === '' ? 'Sem pergunta' : question.rotulo}
              {!question.obrigatoria && ' (se quiser)'}
            </Text>
            {question.ajuda !== '' && (
              <Text size="sm" c="gray.6">
                {question.ajuda}
              </Text>
            )}
            <Answers question={question} />
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

const WITHOUT_OPTIONS: Record<Exclude<ServiceQuestion['tipo'], 'opcao'>, string> = {
  afinacao: 'As afinações do instrumento.',
  cordas: 'Os encordoamentos da loja que servem nele, com o preço de cada um.',
  texto: 'Um campo para escrever.',
}

function Answers({ question: { tipo, opcoes } }: { question: ServiceQuestion }) {
  if (tipo !== 'opcao') return <Text size="sm">{WITHOUT_OPTIONS[tipo]}</Text>

  return (
    <List size="sm">
      {opcoes.map(({ chave, rotulo, preco }) => (
        <List.Item key={chave}>
          {rotulo === '' ? 'Sem texto' : rotulo}
          {preco > 0 && ` + ${formatBRL(preco)}`}
        </List.Item>
      ))}
    </List>
  )
}
