import type { ComponentProps } from 'react'

/**
 * Opens the `DialogPanel` with that id. The invoker attributes work without our JavaScript; the click handler is for
 * browsers that do not support them.
 */
export function PanelButton({ panel, ...rest }: { panel: string } & ComponentProps<'button'>) {
  const invoker = { command: 'show-modal', commandfor: panel }

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...invoker}
      onClick={() => 'command' in HTMLButtonElement.prototype || openPanel(panel)}
      {...rest}
    />
  )
}

/** Opens the panel with that id, unless it is open. */
export function openPanel(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
