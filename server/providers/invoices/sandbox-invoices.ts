import { drawSheet } from './draw-sheet'
import { readFaces } from './faces'
import type { InvoiceDocument, InvoiceProvider } from './invoice-provider'

/** Reports to no tax office: documents of our own for development and tests, each marked as a specimen. */
export const sandboxInvoices: InvoiceProvider = { draw: drawInvoice }

/** The library is loaded with the first document: few instances ever draw one. */
async function drawInvoice(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, faces] = await Promise.all([import('pdfkit'), readFaces()])
  const { invoiceNo, issuedAt } = invoice
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No face of the library's own.
    font: '',
    pdfVersion: '1.7',
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: `奥蕾发票 ${invoiceNo}（演示样张）`, Author: 'ORÉE 奥蕾', CreationDate: issuedAt },
  })
  sheet.registerFont('light', faces.light).registerFont('regular', faces.regular)
  drawSheet(sheet, invoice)
  sheet.end()
  const chunks: Buffer[] = []
  for await (const chunk of sheet) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
