"""Validates reports of `autolayout check`: NUMBER.FORMAT in a folder, by the rules of their readers.

usage: validate-reports.py SCHEMAS REPORTS
"""

import glob
import json
import os
import re
import sys

import jsonschema
from lxml import etree

schemas, reports = sys.argv[1:]


def schema(pattern):
    found = sorted(glob.glob(os.path.join(schemas, '**', pattern), recursive=True))
    if not found:
        sys.exit('formats: no %s below %s' % (pattern, schemas))
    return found


sarif_validators = [
    jsonschema.Draft4Validator(json.load(open(path)), format_checker=jsonschema.FormatChecker())
    for path in schema('sarif-2.1.0*.json')]
junit_schemas = [etree.XMLSchema(etree.parse(path)) for path in schema('junit-10.xsd')]


def sarif(text):
    log = json.loads(text)
    for validator in sarif_validators:
        for error in validator.iter_errors(log):
            yield '%s: %s' % ('/'.join(map(str, error.absolute_path)), error.message)
    # The limits of GitHub's code scanning beyond the schema.
    for run in log['runs']:
        if len(run['results']) > 25000:
            yield 'more than 25000 results in a run'
        for rule in run['tool']['driver']['rules']:
            for field in 'shortDescription', 'fullDescription':
                if not 0 < len(rule[field]['text']) <= 1024:
                    yield '%s of %s has a length that is not taken' % (field, rule['id'])
        for result in run['results']:
            if run['tool']['driver']['rules'][result['ruleIndex']]['id'] != result['ruleId']:
                yield 'the index of %s is that of another rule' % result['ruleId']
            if not result['message']['text'] or not result['locations']:
                yield 'a result for %s lacks text or place' % result['ruleId']


def junit(text):
    document = etree.fromstring(text.encode())
    for validator in junit_schemas:
        validator.validate(document)
        for error in validator.error_log:
            yield 'line %d: %s' % (error.line, error.message)
    for suite in document.findall('testsuite'):
        for name, path in ('tests', 'testcase'), ('failures', './/failure'), ('errors', './/error'):
            if int(suite.get(name)) != len(suite.findall(path)):
                yield '%s does not count %s' % (suite.get('name'), name)


def github(text):
    # Property values contain no separators or line breaks, and the text no line break; all escapes are valid.
    value = r'(?:[^%:,\r\n]|%(?:25|0D|0A|3A|2C))+'
    data = r'(?:[^%\r\n]|%(?:25|0D|0A))+'
    command = re.compile(
        r'::(?:error|warning|notice) file=%s(?:,line=[1-9]\d*)?(?:,col=[1-9]\d*)?,title=%s::%s'
        % (value, value, data))
    for line in text.split('\n'):
        if line and not command.fullmatch(line):
            yield 'no workflow command: ' + line


def xcode(text):
    form = re.compile(r'(/.*?)(?::([1-9]\d*)(?::([1-9]\d*))?)?: (?:error|warning|note): \S.*')
    for line in text.split('\n'):
        match = form.fullmatch(line)
        if line and not match:
            yield 'no line that Xcode shows: ' + line
        elif match and not os.path.exists(match[1]):
            yield 'names a file that is not there: ' + match[1]


def plain(text):
    for document in json.loads(text)['documents']:
        for finding in document['findings']:
            for field in 'rule', 'severity', 'view', 'line', 'column', 'message', 'environment':
                if field not in finding:
                    yield 'a finding lacks %s' % field


readers = {'sarif': sarif, 'junit': junit, 'github': github, 'xcode': xcode, 'json': plain}
count = faults = 0
for name in sorted(os.listdir(reports)):
    reader = readers.get(name.rpartition('.')[2])
    if not reader:
        continue
    count += 1
    for fault in reader(open(os.path.join(reports, name), newline='').read()):
        faults += 1
        print('formats: %s: %s' % (name, fault), file=sys.stderr)
print('formats: %d reports, %d faults' % (count, faults))
sys.exit(faults > 0)
