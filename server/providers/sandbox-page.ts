import type { Context } from 'hono'

const style = `
  * { box-sizing: border-box; margin: 0 }
  body { background: #f4f5f7; color: #1d2129; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif }
  main { background: #fff; margin: 0 auto; max-width: 480px; min-height: 100vh; padding: 40px 24px }
  h1 { font-size: 20px; font-weight: 600 }
  .note { color: #5c6470; font-size: 14px }
  .amount { font-size: 36px; font-weight: 600; margin-top: 32px }
  dl { border-bottom: 1px solid #dfe2e6; display: flex; justify-content: space-between; padding: 12px 0 24px }
  dt { color: #5c6470 }
  dd { font-variant-numeric: tabular-nums }
  label { display: block; margin-top: 32px }
  input { border: 1px solid #8a919c; border-radius: 4px; color: inherit; font: inherit; margin-top: 4px; min-height: 48px; padding: 0 12px; width: 100% }
  .choices { display: grid; gap: 16px; margin-top: 24px }
  button { background: #fff; border: 1px solid #8a919c; border-radius: 4px; color: inherit; font: inherit; min-height: 48px; width: 100% }
  button.first { background: #1d4ed8; border-color: #1d4ed8; color: #fff }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px }
  form p { color: #5c6470; font-size: 14px; margin-top: 4px }
  [role="status"] { margin: 32px 0 16px }
  a { color: #1d4ed8 }`

/** A page of a sandbox provider: it stands in for another company's site and looks like nobody's. */
export function sandboxPage({
  title,
  note,
  content,
}: {
  title: string
  note: string
  content: string
}): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    <p class="note">${note}</p>
    ${content}
  </main>
</body>
</html>`
}

/** Text as it may stand in a page or attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The picture is the store's icon, which a browser asks for by itself. */
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Answers a page that runs nothing and sends its forms nowhere else. */
export function answerHtml(c: Context, body: string, status: 200 | 400 | 404): Response | Promise<Response> {
  c.header('Content-Security-Policy', POLICY)
  return c.html(body, status)
}
