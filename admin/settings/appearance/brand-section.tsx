import { Anchor, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Section } from '#admin/components/page/section.tsx'
import type { AppearanceFields } from './appearance-fields.ts'
import { MarkField } from './mark-field.tsx'

const MAX_CREDITS = 4

/** Logo, icon, slogan and credits. Name and social links are settings of the store. */
export function BrandSection(fields: AppearanceFields) {
  const { value, change, errors } = fields

  return (
    <Section
      title="Marca"
      text={
        <>
          O nome e as redes sociais são os das{' '}
          <Anchor component={Link} to="/configuracoes" size="sm" underline="always">
            configurações da loja
          </Anchor>
          .
        </>
      }
    >
      <MarkField
        label="Logo"
        text="SVG, ou PNG de fundo transparente. Aparece no cabeçalho, no rodapé, nos e-mails e nos documentos."
        value={value.logo}
        error={errors['logo']}
        onChange={(logo) => change({ logo })}
      />
      <Switch
        label="Mostrar o nome da loja ao lado do logo"
        checked={value.nomeAoLado}
        disabled={value.logo === null}
        onChange={(event) => change({ nomeAoLado: event.currentTarget.checked })}
      />
      <MarkField
        label="Ícone"
        text="Quadrado, para a aba do navegador e a tela do celular. Sem ele, sai do logo."
        value={value.icone}
        error={errors['icone']}
        onChange={(icone) => change({ icone })}
      />
      <TextInput
        label="Slogan"
        description="No rodapé, abaixo do logo."
        maxLength={120}
        value={value.slogan}
        error={errors['slogan']}
        onChange={(event) => change({ slogan: event.currentTarget.value })}
      />
      <Credits {...fields} />
    </Section>
  )
}

function Credits({ value: { creditos }, change, errors }: AppearanceFields) {
  const set = (index: number, fields: Partial<(typeof creditos)[number]>) =>
    change({ creditos: creditos.map((one, i) => (i === index ? { ...one, ...fields } : one)) })

  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        Créditos
      </Text>
      <Text size="xs" c="gray.6">
        As últimas linhas do rodapé. {'{{loja}}'} vira o nome da loja.
      </Text>
      {creditos.map(({ texto, link }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that tells it apart while it is typed
        <Group key={i} gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            aria-label={`Crédito ${i + 1}`}
            placeholder="Texto"
            maxLength={120}
            value={texto}
            error={errors[`creditos.${i}.texto`]}
            onChange={(event) => set(i, { texto: event.currentTarget.value })}
            style={{ flex: 3 }}
          />
          <TextInput
            aria-label={`Endereço do crédito ${i + 1}`}
            placeholder="https:// (se quiser)"
            maxLength={300}
            value={link}
            error={errors[`creditos.${i}.link`]}
            onChange={(event) => set(i, { link: event.currentTarget.value })}
            style={{ flex: 2 }}
          />
          <Button
            variant="subtle"
            color="red.9"
            px={8}
            aria-label={`Tirar o crédito ${i + 1}`}
            onClick={() => change({ creditos: creditos.filter((_, other) => other !== i) })}
          >
            <IconTrash size={16} />
          </Button>
        </Group>
      ))}
      {creditos.length < MAX_CREDITS && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => change({ creditos: [...creditos, { texto: '', link: '' }] })}
        >
          Novo crédito
        </Button>
      )}
    </Stack>
  )
}
