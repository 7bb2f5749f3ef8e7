import { Anchor, Badge, Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCircleDashed, IconMinus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { api } from '#admin/shell/api.ts'
import type { Checklist } from '#contract/panel/opening.ts'
import { LackList } from './lack-list.tsx'
import { STEP_WORDS } from './steps.ts'

type Step = Checklist['passos'][number]

const STATES = {
  feito: { label: 'Pronto', color: 'pine', Icon: IconCheck },
  falta: { label: 'Falta', color: 'gray', Icon: IconCircleDashed },
  dispensado: { label: 'Não preciso', color: 'gray', Icon: IconMinus },
} as const

/** A step: whether it is done, why it matters, what it lacks, and where it is done. */
export function StepCard({ step }: { step: Step }) {
  const { passo, situacao, faltas, dispensavel } = step
  const { title, why, links } = STEP_WORDS[passo]
  const { label, color, Icon } = STATES[situacao]
  const { save, saving } = useSave()
  const dismissed = situacao === 'dispensado'

  return (
    <Paper component="li" withBorder p="md">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <ThemeIcon
          variant={situacao === 'feito' ? 'filled' : 'default'}
          color={color}
          radius="xl"
          mt={2}
          aria-hidden
        >
          <Icon size={16} />
        </ThemeIcon>
        <Stack gap="xs" style={{ flex: 1, minWidth: 0 }}>
          <Group gap="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            <Badge variant="default" size="sm">
              {label}
            </Badge>
          </Group>
          <Text size="sm" c="gray.7" maw={640}>
            {why}
          </Text>
          {situacao === 'falta' && <LackList lacks={faltas} weighed />}
          <Group gap="md">
            {links.map(({ label: text, to, shop }) =>
              shop ? (
                <Anchor key={to} href={to} target="_blank" size="sm">
                  {text}
                </Anchor>
              ) : (
                <Anchor key={to} component={Link} to={to} size="sm">
                  {text}
                </Anchor>
              ),
            )}
            {(dispensavel || dismissed) && (
              <Allowed permission="configuracao.editar">
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color="gray.7"
                  loading={saving}
                  aria-label={dismissed ? `Retomar: ${title}` : `Não preciso: ${title}`}
                  onClick={() => void save(() => api.opening.dismiss({ passo, dispensado: !dismissed }))}
                >
                  {dismissed ? 'Retomar' : 'Não preciso'}
                </Button>
              </Allowed>
            )}
          </Group>
        </Stack>
      </Group>
    </Paper>
  )
}
