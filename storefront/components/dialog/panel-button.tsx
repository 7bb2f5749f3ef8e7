import type { ComponentProps } from 'react'

/**
 * Opens the `DialogPanel` of that id. The invoker attributes do it in the browser itself, before or without our JavaScript;
 * the click does it where they are not known.
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

/** Opens the panel of that id, unless it is open. */
export function openPanel(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
