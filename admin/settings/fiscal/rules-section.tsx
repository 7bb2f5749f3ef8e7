import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { PageTurner } from '#admin/components/table/page-turner.tsx'
import { api } from '#admin/shell/api.ts'
import type { StoredTaxRule } from '#contract/orders/fiscal/tax-rules.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { placeText, ruleText, targetText } from './rule-texts.ts'

type RulesSectionProps = { itens: StoredTaxRule[]; total: number; crt: number }

/** How many rules a page shows. */
export const RULES_PER_PAGE = 50

/** The tax rules, from the store's to those of single products. */
export function RulesSection({ itens, total, crt }: RulesSectionProps) {
  const [open, setOpen] = useState<StoredTaxRule | 'new' | null>(null)

  return (
    <Section
      title="Regras de tributos"
      text="Cada campo da nota vem da regra mais precisa que o preenche: produto antes de categoria, categoria antes da loja, um estado antes dos outros. NCM e origem do próprio produto vêm primeiro. Sem regras, uma loja do Simples sai com CSOSN 102 e CFOP 5102 ou 6108. O contador diz o que a sua precisa."
      actions={
        <Allowed permission="configuracao.editar">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setOpen('new')}
          >
            Nova regra
          </Button>
        </Allowed>
      }
    >
      {itens.length === 0 && <Text size="sm">Nenhuma ainda.</Text>}
      {itens.map((rule) => (
        <Rule key={`${rule.id} ${rule.versao}`} rule={rule} onChange={() => setOpen(rule)} />
      ))}
      {total > RULES_PER_PAGE && <PageTurner porPagina={RULES_PER_PAGE} total={total} />}
      {open !== null && (
        <RuleDialog rule={open === 'new' ? null : open} crt={crt} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}

function Rule({ rule, onChange }: { rule: StoredTaxRule; onChange: () => void }) {
  const { save, saving } = useSave()
  const name = `${targetText(rule)}, ${placeText(rule.destino).toLowerCase()}`

  async function remove() {
    const sure = await askFirst({
      title: 'Excluir esta regra?',
      action: 'Excluir',
      danger: true,
      text: `${name}. As notas já emitidas continuam como estão.`,
    })
    if (sure) await save(() => api.fiscal.removeRule({ id: rule.id }), 'Regra excluída.')
  }

  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <Stack gap={0} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={500}>
          {targetText(rule)} · {placeText(rule.destino)}
        </Text>
        <Text size="sm" c="gray.6">
          {ruleText(rule)}
        </Text>
      </Stack>
      <Allowed permission="configuracao.editar">
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onChange} aria-label={`Mudar: ${name}`}>
            Mudar
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            c="red.9"
            loading={saving}
            onClick={() => void remove()}
            aria-label={`Excluir: ${name}`}
          >
            Excluir
          </Button>
        </Group>
      </Allowed>
    </Group>
  )
}
