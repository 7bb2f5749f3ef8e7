import { Alert, Button, Code, CopyButton, Group, Modal, Stack } from '@mantine/core'

type ShownOnceProps = { titulo: string; texto: string; segredo: string | null; onClose: () => void }

/** A secret that is shown this once, and has to be taken along. */
export function ShownOnce({ titulo, texto, segredo, onClose }: ShownOnceProps) {
  return (
    <Modal opened={segredo !== null} onClose={onClose} title={titulo} closeOnClickOutside={false}>
      {segredo !== null && (
        <Stack>
          <Alert color="yellow">{texto}</Alert>
          <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {segredo}
          </Code>
          <Group justify="flex-end">
            <CopyButton value={segredo}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copiado' : 'Copiar'}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>Já guardei</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
