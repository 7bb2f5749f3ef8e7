import { Button, Checkbox, Code, CopyButton, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'

type RecoveryCodesProps = { codigos: string[]; onDone: () => void; action?: string }

/** Shows codes that appear only once, until the user confirms that they are saved. */
export function RecoveryCodes({ codigos, onDone, action = 'Ir para o painel' }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false)
  const text = codigos.join('\n')

  return (
    <Stack>
      <Title order={1}>Guarde estes códigos</Title>
      <Text size="sm">
        Cada um abre o painel uma vez, se o celular se perder. Eles não aparecem de novo: imprima ou guarde
        num gerenciador de senhas.
      </Text>
      <SimpleGrid cols={2} spacing="xs">
        {codigos.map((codigo) => (
          <Code key={codigo} ta="center" py={4}>
            {codigo}
          </Code>
        ))}
      </SimpleGrid>
      <Group grow>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copiados' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-recuperacao.txt"
        >
          Baixar
        </Button>
      </Group>
      <Checkbox
        label="Já guardei os códigos"
        checked={saved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Button disabled={!saved} onClick={onDone}>
        {action}
      </Button>
    </Stack>
  )
}
