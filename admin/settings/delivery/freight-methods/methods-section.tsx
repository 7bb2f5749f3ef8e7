import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { PanelFreightMethod } from '#contract/settings/freight-methods.ts'
import { rangeText, ruleSummary } from './rule-texts.ts'

/** The ways to deliver that the merchant made by hand. */
export function MethodsSection({ methods, total }: { methods: PanelFreightMethod[]; total: number }) {
  return (
    <Section
      title="Formas de entrega da loja"
      text="Com preço seu: motoboy na cidade, frete fixo por estado, região ou faixa de CEP, preço por distância, pontos de retirada e entrega a combinar. Aparecem ao lado das tabelas e do serviço de frete."
      actions={
        <Allowed permission="configuracao.editar">
          <Button
            component={Link}
            to="/entrega/nova"
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
          >
            Nova forma
          </Button>
        </Allowed>
      }
    >
      {methods.length === 0 && <Text size="sm">Nenhuma ainda.</Text>}
      {methods.map((method) => (
        <Group key={method.id} justify="space-between" gap="xs">
          <Stack gap={0}>
            <Group gap="xs">
              <Anchor component={Link} to={`/entrega/${method.id}`}>
                {method.nome}
              </Anchor>
              {!method.ativo && (
                <Badge variant="light" color="gray">
                  Desligada
                </Badge>
              )}
            </Group>
            <Text size="xs" c="gray.6">
              {summaryOf(method)}
            </Text>
          </Stack>
          <Text size="sm">{rangeText(method.regras)}</Text>
        </Group>
      ))}
      {total > methods.length && <Text size="sm">E mais {total - methods.length}.</Text>}
    </Section>
  )
}

function summaryOf({ regras }: PanelFreightMethod): string {
  const [first, ...others] = regras
  if (!first) return ''

  return others.length === 0
    ? ruleSummary(first)
    : `${ruleSummary(first)}, e mais ${others.length} ${others.length === 1 ? 'preço' : 'preços'}`
}
