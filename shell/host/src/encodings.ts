/** Whether an `Accept-Encoding` names an encoding and does not rule it out (`gzip;q=0`). */
export const acceptsEncoding = (
  accepted: string | readonly string[] | undefined,
  encoding: string,
): boolean =>
  String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [name, ...parameters] = entry.split(';').map((part) => part.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
