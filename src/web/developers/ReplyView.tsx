import { useEffect, useRef, useState } from 'react';
import { errorCodes } from '../../shared/base/error-codes.ts';
import { callName, type DescribedCall } from '../../shared/developers/described-calls.ts';
import type { Exchange } from '../api/exchange.ts';
import { saveFile } from '../browser/save-file.ts';
import { formatCount } from '../locale/current-locale.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { fileSize } from '../ui/file-size.ts';
import { developersText } from './developers.text.ts';
import { ShownText } from './ShownText.tsx';

const text = developersText.tryIt;

/** The headers that programs use. */
const headersThatMatter = [
  'RateLimit-Policy',
  'RateLimit',
  'Retry-After',
  'ETag',
  'Content-Type',
  'Content-Disposition',
  'Allow',
  'X-Request-Id',
];
const shownCharacters = 20_000;

/** The reply of a call: status, the relevant headers, and the content. */
export function ReplyView({ call, ended }: { call: DescribedCall; ended: Exchange }) {
  const { status, statusText, headers, content, ms } = ended;
  const shownText = useText(ended);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It returns a promise in newer browsers, which an effect cannot return.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [ended]);
  const shown = headersThatMatter.flatMap((name) => {
    const value = headers.get(name);
    return value === null
      ? []
      : [
          [
            name,
            <span key={name} className="mono text-small">
              {value}
            </span>,
          ] as const,
        ];
  });
  const code = codeIn(shownText);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Alert ref={alert} tone={status < 400 ? 'success' : 'warning'} isLive>
        {text.ended(`${status} ${statusText}`.trim(), formatCount(Math.round(ms)))}
        {code !== undefined && (
          <>
            {' '}
            <a href={`#${code}`} className="link">
              {text.explain(code)}
            </a>
          </>
        )}
      </Alert>
      <div className="min-w-0">
        <h6 className="mb-1 font-semibold">{text.headers}</h6>
        {shown.length === 0 ? <p>{text.noHeaders}</p> : <Facts facts={shown} />}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h6 className="font-semibold">{text.content}</h6>
        <Content name={`${text.content}: ${callName(call)}`} text={shownText} content={content} />
        {content.size > 0 && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => saveFile({ name: fileNameOf(call, headers), blob: content })}
          >
            {text.save}
          </Button>
        )}
      </div>
    </div>
  );
}

function Content({ name, text: shown, content }: { name: string; text: string | undefined; content: Blob }) {
  if (content.size === 0) return <p>{text.noBody}</p>;
  if (shown === undefined) return <p>{text.binary(fileSize(content.size))}</p>;
  return (
    <>
      <ShownText name={name} text={shown.slice(0, shownCharacters)} copyLabel={text.copy} />
      {shown.length > shownCharacters && (
        <p className="text-small text-text-2">{text.cut(formatCount(shownCharacters), formatCount(shown.length))}</p>
      )}
    </>
  );
}

/** The content as text, JSON in lines; undefined if it is not text, and until it is read. */
function useText({ content, headers }: Exchange): string | undefined {
  const [read, setRead] = useState<{ of: Blob; text: string }>();
  const type = headers.get('Content-Type') ?? '';
  const isText = /json|^text\//.test(type);
  useEffect(() => {
    let isWanted = isText;
    void content.text().then((text) => isWanted && setRead({ of: content, text: type.includes('json') ? inLines(text) : text }));
    return () => {
      isWanted = false;
    };
  }, [content, isText, type]);
  return read?.of === content ? read.text : undefined;
}

function inLines(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

/** The code of a refusal, if the list has it. */
function codeIn(json: string | undefined): string | undefined {
  const code = /^ {2}"code": "(\w+)"/m.exec(json?.slice(0, shownCharacters) ?? '')?.[1];
  return code !== undefined && Object.hasOwn(errorCodes, code) ? code : undefined;
}

/** The portal's name for the file, else one made from the call. */
function fileNameOf({ path }: DescribedCall, headers: Headers): string {
  const given = /filename\*=UTF-8''([^;]+)/.exec(headers.get('Content-Disposition') ?? '')?.[1];
  return given === undefined ? `${path.slice(path.lastIndexOf('/') + 1)}.json` : decodeURIComponent(given);
}
